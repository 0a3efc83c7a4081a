/** A number with a percent sign after it, or before it as in Turkish, in the digits of any script: `62,5 %`, `٦٢٪`. */
const PERCENTAGE = /(\d+(?:[.,٫]\d+)?)[\s\u200e\u200f\u061c]*[%٪％]|[%٪％]\s*(\d+(?:[.,٫]\d+)?)/;

/** The first percentage in a text, such as 50 in `50% off`. */
export function percentageIn(text: string): { value: number; written: string } | undefined {
  const [written, after, before] = PERCENTAGE.exec(withLatinDigits(text)) ?? [];
  const number = after ?? before;
  if (written === undefined || number === undefined) return undefined;
  return { value: Number(number.replace(/[,٫]/, '.')), written };
}

/** The value of a text that is only a percentage up to 100; NaN for any other text. */
export function percentageOf(text: string): number {
  const found = percentageIn(text);
  const rest = withLatinDigits(text).replace(found?.written ?? '', '');
  const isAlone = /^[\s\u200e\u200f\u061c]*$/.test(rest);
  return found && isAlone && found.value <= 100 ? found.value : Number.NaN;
}

/** Replaces the digits of other scripts by 0 to 9. */
const withLatinDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));

/** The value of a digit. Unicode has the ten digits of a script one after the other. */
function digitValue(code: number): number {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
