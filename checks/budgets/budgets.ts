/** The measured parts of a document, in bytes as a host sends them: text with Brotli, other files as they are. */
export type Kind = 'html' | 'css' | 'inline script' | 'script' | 'fonts' | 'first view';

export type Budget = {
  readonly bytes: number;
  /** Documents with another budget, by their address. */
  readonly except?: Readonly<Record<string, number>>;
  /** The reason for the number, for people who want to raise it. */
  readonly why: string;
};

const kB = (amount: number) => amount * 1000;

/** Stands for the address of every article. */
export const ANY_POST = '/blog/…';

/**
 * The most bytes that each document may have: a little more than today. Whoever adds bytes either
 * removes others or raises a number here with a reason (docs/performance.md).
 */
export const BUDGETS: Readonly<Record<Kind, Budget>> = {
  html: {
    bytes: kB(12.5),
    // The page /try has a sample day, ten dishes, a table of nutrients and the foods to choose from.
    except: { '/': kB(20), '/features': kB(14.9), '/try': kB(19.2), [ANY_POST]: kB(17.6) },
    why: 'the document comes before everything else, and what is over 14 kB of it a round trip later',
  },
  css: {
    bytes: kB(5.5),
    except: { '/': kB(7) },
    why: 'the styles that a page uses are inline, so that they need no request',
  },
  'inline script': {
    bytes: 3240,
    // A host without redirects answers an unknown article with this page, whose script redirects to the blog.
    except: { '/404.html': 3320 },
    why: 'the theme before the first paint, what must answer before the framework is there, and what a slow or failed fetch shows',
  },
  script: {
    bytes: kB(86.2),
    except: { '/': kB(90.2), '/try': kB(90.2) },
    why: 'React and Gatsby weigh 81 kB (docs/decisions/0021-script-on-intent.md)',
  },
  fonts: {
    bytes: kB(30),
    why: 'two families cut to what every page needs (docs/decisions/0018-fonts.md)',
  },
  'first view': {
    bytes: kB(95),
    // The page /try shows the pictures of ten dishes.
    except: { '/': kB(78), '/try': kB(120) },
    why: 'what a phone fetches before anything is touched',
  },
};

/** The most that the ranking demo may cost when it opens in its tile: code and data, with Brotli. */
export const DEMO_IN_TILE = kB(25);

/** The budget of a kind for the document at an address. */
export function budgetFor(kind: Kind, address: string): number {
  const { bytes, except = {} } = BUDGETS[kind];
  const isPost = /^\/blog\/(?!category\/|page\/)/.test(address);
  return except[address] ?? (isPost ? except[ANY_POST] : undefined) ?? bytes;
}
