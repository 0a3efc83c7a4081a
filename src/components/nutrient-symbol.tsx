/** A nutrient's symbol in a legend, as it stands on a plate's rim (gap-plate.tsx). The nutrient is named beside it. */
export const NutrientSymbol = ({ symbol }: { symbol: string }) => (
  <span aria-hidden className="nutrient-symbol">
    {symbol}
  </span>
);
