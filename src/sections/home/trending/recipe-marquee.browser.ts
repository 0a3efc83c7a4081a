import { onClick } from '../../../lib/visitor.browser';

/**
 * Runs the marquee of recipes. React renders it once, playing, with an empty list beside the first one.
 * That list is filled with copies when the animation starts.
 *
 * The marquee is a CSS animation while it plays and a scroll container while it is paused
 * (recipe-marquee.css). Its position is kept: pausing scrolls to the cards in view, playing continues
 * from there.
 */
export function startMarquee(): void {
  const NAME = 'marquee';

  const copyCards = () => {
    for (const copy of document.querySelectorAll('.recipe-marquee-copy:empty')) {
      copy.append(...copy.previousElementSibling!.cloneNode(true).childNodes);
    }
  };

  document.addEventListener('animationstart', ({ animationName }) => {
    if (animationName !== NAME) return;
    // While the document is still arriving, the list has only some of its cards.
    if (document.readyState !== 'loading') copyCards();
    else document.addEventListener('DOMContentLoaded', copyCards);
  });

  onClick(`[data-enhance=${NAME}]`, (button) => {
    const section = button.closest('section')!;
    const strip = section.querySelector<HTMLElement>('.recipe-marquee')!;
    const list = strip.querySelector('ol')!;
    const { dataset } = section;

    const animation = () =>
      strip
        .getAnimations({ subtree: true })
        .find((each) => (each as CSSAnimation).animationName === NAME);

    const progress =
      animation()?.effect!.getComputedTiming().progress ??
      Math.max(0, strip.scrollLeft - list.offsetLeft) / list.offsetWidth;
    const playing = dataset.playing !== 'true';
    dataset.playing = String(playing);
    if (!progress) return;
    // Only a scroll container has space before its list.
    strip.scrollLeft = playing ? 0 : list.offsetLeft + progress * list.offsetWidth;
    const playedOn = animation();
    if (playedOn) {
      playedOn.currentTime = progress * Number(playedOn.effect!.getComputedTiming().duration);
    }
  });
  // A card that gets the focus may be partly outside the marquee (WCAG 2.4.11).
  document.addEventListener('focusin', ({ target }) => {
    const card = target as Element;
    if (card.matches('.recipe-card :focus-visible')) {
      card.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    }
  });
}
