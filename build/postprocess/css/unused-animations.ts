import type { Root } from 'postcss';

const WORD = /[\w-]+/g;

/**
 * Takes out the keyframes that nothing names: no value of the stylesheet, nor of another.
 * @param others texts of other stylesheets of the same documents
 */
export function removeUnusedAnimations(root: Root, others: Iterable<string>): void {
  const words = new Set([...others].flatMap((text) => text.match(WORD) ?? []));
  root.walkDecls(({ value }) => value.match(WORD)?.forEach((word) => words.add(word)));
  root.walkAtRules(/keyframes$/, (keyframes) => {
    if (!words.has(keyframes.params)) keyframes.remove();
  });
}
