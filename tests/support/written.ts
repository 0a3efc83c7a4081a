import type { Locator } from '@playwright/test';

/** The texts that the styles write before elements. Firefox keeps an `attr()` as it is, other browsers give its value. */
export const writtenBefore = (elements: Locator): Promise<(string | undefined)[]> =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      // What follows a slash is read aloud.
      const [text = ''] = getComputedStyle(element, '::before').content.split(' /');
      const attribute = /^attr\(([\w-]+)\)$/.exec(text)?.[1];
      return attribute ? element.getAttribute(attribute)! : text.replaceAll('"', '');
    }),
  );
