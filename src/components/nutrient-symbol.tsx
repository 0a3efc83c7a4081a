/** A nutrient's symbol in a legend, as it stands on a plate's rim (gap-plate.tsx). The nutrient is named beside it. */
export const NutrientSymbol = ({ symbol }: { symbol: string }) => (
  <span
    aria-hidden
    className="me-1 inline-grid h-5.5 w-8 shrink-0 place-items-center rounded-md border border-rim/40 bg-plate text-[0.8125rem] font-bold text-on-pastel select-none forced-colors:text-[CanvasText]"
  >
    {symbol}
  </span>
);
