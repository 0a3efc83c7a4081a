/** The edges of a dish in px, and whether it is the first of its list. */
export type Place = { left: number; top: number; right: number; bottom: number; isFirst: boolean };

/** The share of the way to the new first dish at which the old first one starts. */
const BEHIND = 0.4;
/** The farthest that a dish moves, in px, so that no place stays empty until one comes from far below. */
const FARTHEST = 160;

/** How far from its new place, in px, a dish starts to move. */
export function startOffset(old: Place, now: Place, winner: Place): { x: number; y: number } {
  // The old first dish starts partly behind the new one, so its place is never empty.
  if (old.isFirst)
    return { x: (winner.right - now.right) * BEHIND, y: (winner.bottom - now.bottom) * BEHIND };
  const way = old.top - now.top;
  return { x: old.left - now.left, y: Math.max(-FARTHEST, Math.min(way, FARTHEST)) };
}
