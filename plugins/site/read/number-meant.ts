/** The number in a text such as `$05`, `4,99 €` or `1 200,50`, as JSON writes it; undefined if it isn't clear. */
export function numberMeant(text: string): string | undefined {
  const digits = text
    .replace(/\p{Sc}/gu, '')
    .trim()
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');
  if (!/^-?\d+(?:[.,]\d{1,2})?$/.test(digits)) return undefined;
  return digits.replace(',', '.').replace(/^(-?)0+(?=\d)/, '$1');
}
