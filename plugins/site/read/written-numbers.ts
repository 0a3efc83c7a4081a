/** What may stand before a number: `~`, a sign, a currency: `−5`, `$5`, `USD 5`. */
const BEFORE = /^[~≈<>≤≥]?\s*[-+−–]?\s*(?:\p{Sc}\s*|[A-Z]{3}\s+)?$/u;

/** Digits and the signs between them: `.5`, `5.`, `1 1/2`, `1,000.50`. */
const AMOUNT = /[.,]?\d(?:[\d\s.,'’_/⁄]*\d)?(?:\.(?![-–—]))?/;

/** How prices end: `5.-`, `5,-`. */
const END = /^(?:[.,]?[-–—])?$/;

/** A unit, and what else is said about it: `%`, `€`, `°C`, `grams`, `kcal/100g`, `slice (30 g)`. */
const UNIT = /^\s*(?<unit>[%‰+]|\p{Sc}|°\p{L}*|\p{L}+)(?:[\s./(][^:=\\]*)?$/u;

/** What follows a number without being its unit: `2nd`, `3x`, `5 and`. */
const NO_UNITS = ['st', 'nd', 'rd', 'th', 'x', 'and', 'or', 'to'];

/**
 * The numbers, as JSON writes them, that somebody may have meant by a value without quotes: 0.5 by `1/2`. None if JSON
 * knows the value, or if it is no number, such as a date.
 */
export function numbersMeant(written: string): string[] {
  if (isJson(written)) return [];
  if (/^0[box]/i.test(written)) return Number.isNaN(Number(written)) ? [] : [`${Number(written)}`];
  const text = inPlainDigits(written);
  const found = AMOUNT.exec(text);
  if (!found) return [];
  const [amount] = found;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + amount.length);
  if (!BEFORE.test(before) || !canFollow(after)) return [];
  const minus = /[-−–]/.test(before) ? '-' : '';
  const amounts = /[/⁄]/.test(amount) ? fractionMeant(amount) : decimalsMeant(amount);
  return amounts.map((number) => minus + number);
}

function isJson(written: string): boolean {
  try {
    JSON.parse(written);
    return true;
  } catch {
    return false;
  }
}

/** Normalized, `½` is `1⁄2`, `m²` would be `m2`, and a space of any width is an ordinary one. */
const inPlainDigits = (written: string) =>
  written
    .replace(/(?<=\p{L})[²³]/gu, '')
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')
    .normalize('NFKC');

function canFollow(after: string): boolean {
  const { unit } = UNIT.exec(after)?.groups ?? {};
  return unit ? !NO_UNITS.includes(unit.toLowerCase()) : END.test(after);
}

/** The number that is meant by `1/2` and `1 1/2`, but none by the month `10/2024`. */
function fractionMeant(amount: string): string[] {
  const parts = /^(?:(\d+)\s+)?(\d{1,3})\s*[/⁄]\s*(\d{1,3})$/.exec(amount);
  if (!parts) return [];
  const [, whole = 0, above, below] = parts;
  const sum = Number(whole) + Number(above) / Number(below);
  return Number.isFinite(sum) ? [String(Number(sum.toFixed(4)))] : [];
}

/** The numbers that are meant by digits, of which groups of three can be separated: `1,5`, `1 000`, `1.000,50`. */
function decimalsMeant(amount: string): string[] {
  const marks = amount.replace(/\d/g, '');
  const mark = marks.at(-1) ?? '';
  // The last of several marks is the decimal point, unless it separates groups as the others do: `1.000.000`.
  const hasPoint = /[.,]/.test(mark) && marks.indexOf(mark) === marks.length - 1;
  const [whole = '', fraction = ''] = hasPoint ? amount.split(mark) : [amount];
  const groups = whole.split(/[\s.,'’_]/);
  if (groups.length > 1 && !areThousands(groups)) return [];
  const number = withoutZeros(groups.join(''));
  if (fraction === '') return [number];
  // Twelve hundred, or one and a fifth?
  const isAmbiguous = marks === ',' && areThousands([whole, fraction]) && !whole.startsWith('0');
  return [...(isAmbiguous ? [number + fraction] : []), `${number}.${fraction}`];
}

/** Whether digits are separated as in `1,000,000`. */
const areThousands = ([first = '', ...others]: readonly string[]) =>
  /^\d{1,3}$/.test(first) && others.every((digits) => /^\d{3}$/.test(digits));

/** `05` as JSON writes it. */
const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '') || '0';
