/**
 * Runs the marquee of recipes, before and after React hydrates. React renders it once, playing, with an
 * empty list beside the first one. That list is filled with copies when the animation starts.
 *
 * The marquee is a CSS animation while it plays and a scroll container while it is paused
 * (recipe-marquee.css). Its position is kept: pausing scrolls to the cards in view, playing continues
 * from there. In right-to-left documents `scrollLeft` counts down from 0 (CSSOM View).
 * The text of this function is part of the inline script: it must not use anything outside its body.
 */
export function runMarquee(): void {
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

  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(`[data-inline=${NAME}]`);
    if (!button) return;
    const section = button.closest('section')!;
    const strip = section.querySelector<HTMLElement>('.recipe-marquee')!;
    const list = strip.querySelector('ol')!;
    const { dataset } = section;
    const isRightToLeft = document.dir === 'rtl';

    const animation = () =>
      strip
        .getAnimations({ subtree: true })
        .find((each) => (each as CSSAnimation).animationName === NAME);
    // The space between the strip's start and its list, in pixels: only a scroll container has it.
    const padding = () =>
      isRightToLeft ? strip.clientWidth - list.offsetLeft - list.offsetWidth : list.offsetLeft;

    const progress =
      animation()?.effect!.getComputedTiming().progress ??
      Math.max(0, Math.abs(strip.scrollLeft) - padding()) / list.offsetWidth;
    const playing = dataset.playing !== 'true';
    dataset.playing = String(playing);
    if (!progress) return;
    const distance = playing ? 0 : padding() + progress * list.offsetWidth;
    strip.scrollLeft = isRightToLeft ? -distance : distance;
    const playedOn = animation();
    if (playedOn) {
      playedOn.currentTime = progress * Number(playedOn.effect!.getComputedTiming().duration);
    }
  });
}
