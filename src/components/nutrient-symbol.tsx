/**
 * A nutrient's symbol in a legend, as it appears on a plate's rim (gap-plate.tsx). The nutrient is named beside it. CSS
 * writes the symbol, because programs that read the page as text would read "D Vitamin D".
 */
export const NutrientSymbol = ({ symbol }: { symbol: string }) => (
  <span aria-hidden data-symbol={symbol} className="nutrient-symbol" />
);
