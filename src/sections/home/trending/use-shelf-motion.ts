import { useLayoutEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../../components/use-media-query';
import { scrolledShare, scrollToShare } from './shelf-place';

const isShelfAnimation = (animation: Animation) =>
  animation instanceof CSSAnimation && animation.animationName === 'shelf';

/**
 * Pauses and plays the shelf. Where it pauses, the visitor can scroll on from the cards in sight;
 * where it plays again, it goes on from there.
 */
export function useShelfMotion() {
  const shelf = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const share = useRef(0);
  const playing = !paused && !still;

  useLayoutEffect(() => {
    const element = shelf.current;
    const row = element?.querySelector('ol');
    if (!element || !row || share.current === 0) return;
    if (paused) {
      scrollToShare(element, row, share.current);
      return;
    }
    const animation = element.getAnimations({ subtree: true }).find(isShelfAnimation);
    const duration = Number(animation?.effect?.getComputedTiming().duration);
    if (animation && duration) animation.currentTime = share.current * duration;
    element.scrollLeft = 0;
  }, [paused]);

  const toggle = () => {
    const element = shelf.current;
    const row = element?.querySelector('ol');
    const animation = element?.getAnimations({ subtree: true }).find(isShelfAnimation);
    const progress = animation?.effect?.getComputedTiming().progress;
    share.current = progress ?? (element && row ? scrolledShare(element, row) : 0);
    setPaused(!paused);
  };

  return { shelf, playing, toggle };
}
