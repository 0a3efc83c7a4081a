import type { Page } from '@playwright/test';

/** What is wrong with the symbols and names on the rims of the page's plates. */
export const findMisfits = (page: Page) =>
  page.evaluate(() => {
    const misfits: string[] = [];
    for (const rim of document.querySelectorAll<HTMLElement>('.gap-plate-symbols')) {
      const labels = [...rim.children].filter((each) => each instanceof HTMLElement);
      const size = rim.offsetWidth;
      if (!rim.checkVisibility() || size === 0) continue;
      // The empty part of the rim around a symbol, and more for a name (gap-plate.tsx).
      const isNamed = size >= 270 && labels.every((each) => each.dataset.name);
      const part = rim.querySelector('[data-name]') ? 0.51 : 0.37;
      const gap = (part * 2 * Math.PI * 0.43 * size) / labels.length;
      for (const [place, label] of labels.entries()) {
        const { fontSize, rotate, width: exactly } = getComputedStyle(label);
        const width = Number.parseFloat(exactly);
        // Capital letters are not as high as their line.
        const height = 0.75 * label.offsetHeight;
        const angle = (2 * Math.PI * place) / labels.length;
        const isAlong = rotate !== 'none';
        const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
        const along = isAlong ? width : width * cos + height * sin;
        const across = isAlong ? height : Math.min(width / sin, height / cos);
        const name = `${(isNamed ? label.dataset.name : label.dataset.symbol) ?? ''} at ${size} px`;
        if (isAlong !== isNamed) misfits.push(`${name} is ${isAlong ? '' : 'not '}turned`);
        if (Number.parseFloat(fontSize) < 13) misfits.push(`${name} is smaller than 13 px`);
        if (along > gap) misfits.push(`${name} is on an arc: ${along} px in ${gap} px`);
        // From the dish to the edge of the plate, and a pixel over each.
        const dish = rim.parentElement?.querySelector('img')?.getBoundingClientRect().width;
        const whole = rim.getBoundingClientRect().width;
        // A slide's picture that isn't fetched yet has no width (gap-plate.css).
        const room = (whole - (dish || (size < 160 ? 0.64 : 0.7) * whole)) / 2;
        if (across > room + 2) misfits.push(`${name} is wider than the rim: ${across} px`);
      }
      const boxes = labels.map((each) => each.getBoundingClientRect());
      const overlaps = boxes.some((one, place) =>
        boxes
          .slice(place + 1)
          .some(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          ),
      );
      if (overlaps) misfits.push(`labels overlap at ${size} px`);
    }
    return misfits;
  });
