/** A number as JSON writes it. */
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/**
 * What people write around a number: `~5`, `+3`, `−5`, `$5`, `USD 5`, `5 €`, `5%`, `5 grams`, `5 °C`, `5 kcal/100g`,
 * `5+`, `5.-`. In `05e-2` no unit begins with the `e`.
 */
const AROUND =
  /^[~≈<>≤≥]?\s*(?<sign>[-+−–]?)\s*(?:\p{Sc}|[A-Z]{3}(?=\s))?\s*(?<amount>[.,]?\d.*?)(?:[.,]?[-–—]|\s*(?![eE][-+]?\d)(?:[%‰+]|\p{Sc}|°\p{L}*|\p{L}+)(?:[\s./(][^:=\\]*)?)?$/u;

/** `1/2` and `1 1/2`, but not the month `10/2024` */
const FRACTION = /^(?:(?<whole>\d+)\s+)?(?<above>\d{1,3})\s*[/⁄]\s*(?<below>\d{1,3})$/;

/** `1,200`: twelve hundred, or one and a fifth. */
const AMBIGUOUS = /^[1-9]\d{0,2},\d{3}$/;

/** Digits in groups of three: `1 000`, `1’000.5`, `1_000`, `1,000,000`, `1,000.50` */
const GROUPS_BEFORE_POINT =
  /^\d{1,3}(?:(?:[\s'’_]\d{3})+(?:\.\d+)?|,\d{3}(?:,\d{3})*\.\d+|(?:,\d{3}){2,})$/;

/** The same with a decimal comma: `1.000,50`, `1 000,5`, `1.000.000` */
const GROUPS_BEFORE_COMMA = /^\d{1,3}(?:(?:[\s'’_]\d{3})+,\d+|(?:\.\d{3})+,\d+|(?:\.\d{3}){2,})$/;

/** `05`, `.5`, `5.` and `1,5`, but not `5,`, whose comma follows a value */
const DECIMAL = /^(?<whole>\d*)(?:[.,](?<fraction>\d+)|\.)?$/;

/**
 * The numbers, as JSON writes them, that somebody may have meant by a value without quotes: 0.5 by `1/2`. None if JSON
 * knows the value, or if it is no number, such as a date.
 */
export function numbersMeant(written: string): string[] {
  if (JSON_NUMBER.test(written)) return [];
  if (/^0(?:b[01]+|o[0-7]+|x[\da-f]+)$/i.test(written)) return [String(Number(written))];
  // Normalized, `½` is `1⁄2`, `m²` would be `m2`, and a space of any width is an ordinary one.
  const units = written.replace(/(?<=\p{L})[²³]/gu, '');
  const plain = units.replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ').normalize('NFKC');
  const { sign = '', amount = '' } = AROUND.exec(plain)?.groups ?? {};
  const minus = sign === '' || sign === '+' ? '' : '-';
  return amountsMeant(amount).map((number) => `${minus}${number}`);
}

/** The amounts that digits mean, with the signs between them. */
function amountsMeant(amount: string): string[] {
  if (AMBIGUOUS.test(amount)) return [amount.replace(',', ''), amount.replace(',', '.')];
  const ratio = FRACTION.exec(amount)?.groups;
  if (ratio) {
    const sum = Number(ratio.whole ?? 0) + Number(ratio.above) / Number(ratio.below);
    return Number.isFinite(sum) ? [String(Number(sum.toFixed(4)))] : [];
  }
  if (GROUPS_BEFORE_POINT.test(amount)) return decimalIn(amount.replaceAll(/[^\d.]/g, ''));
  if (GROUPS_BEFORE_COMMA.test(amount)) return decimalIn(amount.replaceAll(/[^\d,]/g, ''));
  return decimalIn(amount);
}

/** A decimal number with a zero before its point, and without others there. */
function decimalIn(amount: string): string[] {
  const { whole = '', fraction = '' } = DECIMAL.exec(amount)?.groups ?? {};
  if (whole === '' && fraction === '') return [];
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return [fraction === '' ? digits : `${digits}.${fraction}`];
}
