import { useLayoutEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../../components/use-media-query';

/**
 * Pauses and plays a marquee, which is a CSS animation while it plays and a scroll container while it
 * is paused. Its position is kept: pausing scrolls to the cards in view, playing continues from there.
 * @returns a ref for the scroll container; its first `ol` is the list that the animation repeats
 */
export function useMarquee() {
  const container = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const progress = useRef(0);
  const playing = !paused && !reducedMotion;

  useLayoutEffect(() => {
    const element = container.current;
    const list = element?.querySelector('ol');
    if (!element || !list || progress.current === 0) return;
    if (paused) {
      scrollToProgress(element, list, progress.current);
      return;
    }
    const animation = marqueeAnimationOf(element);
    const duration = Number(animation?.effect?.getComputedTiming().duration);
    if (animation && duration) animation.currentTime = progress.current * duration;
    element.scrollLeft = 0;
  }, [paused]);

  const toggle = () => {
    const element = container.current;
    const list = element?.querySelector('ol');
    const animated = element && marqueeAnimationOf(element)?.effect?.getComputedTiming().progress;
    progress.current = animated ?? (element && list ? scrollProgress(element, list) : 0);
    setPaused(!paused);
  };

  return { container, playing, toggle };
}

const marqueeAnimationOf = (container: HTMLElement) =>
  container
    .getAnimations({ subtree: true })
    .find(
      (animation) => animation instanceof CSSAnimation && animation.animationName === 'marquee',
    );

/**
 * How far a container is scrolled past the start of its list, from 0 to 1 of the list's width.
 * In right-to-left documents `scrollLeft` counts down from 0 (CSSOM View).
 */
export const scrollProgress = (container: HTMLElement, list: HTMLElement) =>
  Math.max(0, Math.abs(container.scrollLeft) - paddingBefore(container, list)) / list.offsetWidth;

/** Scrolls a container past the start of its list by a ratio of the list's width. */
export function scrollToProgress(container: HTMLElement, list: HTMLElement, progress: number) {
  const distance = paddingBefore(container, list) + progress * list.offsetWidth;
  container.scrollLeft = isRightToLeft() ? -distance : distance;
}

const isRightToLeft = () => document.dir === 'rtl';

/** The space between the container's start and its list, in pixels. */
const paddingBefore = (container: HTMLElement, list: HTMLElement) =>
  isRightToLeft() ? container.clientWidth - list.offsetLeft - list.offsetWidth : list.offsetLeft;
