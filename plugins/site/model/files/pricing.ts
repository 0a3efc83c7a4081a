import type { z } from 'zod';
import { expectedButFound } from '../../sentences';
import { closing } from './closing';
import {
  appPath,
  choice,
  currency,
  flag,
  group,
  httpsAddress,
  id,
  isCurrency,
  list,
  nameIn,
  pageDescription,
  pageTitle,
  picture,
  price,
  richText,
  siteLink,
  text,
  texts,
} from '../kinds';
import { percentageIn } from '../../percentage';
import { HEAD, readBy } from '../readers';

const feature = () =>
  group(
    'A line of the plan’s list.',
    {
      text: richText('What the plan has, a few words.'),
      mark: choice(
        'A check for what exists, or the mark of what is coming.',
        ['benefit', 'comingSoon'],
        'FeatureMark',
      ),
      topic: text(
        'The row of the table that compares the plans, such as `Profiles`. Without it, only the card has the line. Optional.',
      ).optional(),
    },
    { type: 'PlanFeature' },
  );

const plan = () =>
  group(
    'A plan.',
    {
      id: id('Its name in braces, `{pro}`, and in the address of the sign-up.'),
      name: text('Its name.'),
      description: text('One sentence below the name.'),
      monthlyPrice: price('What a month costs.'),
      annualPrice: price('What a year costs; null if it can’t be paid by the year.').nullable(),
      originalAnnualPrice: price(
        'The crossed-out price of a year, which is that of twelve months; null for none.',
      ).nullable(),
      savings: text('What a year saves, by ear; null for none.', { names: ['saved'] }).nullable(),
      features: list('What the plan has.', feature(), { unique: ['text'] }),
      cta: text('The words on its button.'),
      href: readBy(
        'graphql/link-fields.ts',
        appPath('The path of the sign-up on the app’s host. The plan and the period follow it.'),
      ),
      highlighted: flag('Whether it is recommended: one at most looks right.'),
      includes: nameIn(
        'The id of a plan of which it has everything. The table of the plans then says so. Optional.',
        'plans.plans',
      ).optional(),
    },
    { type: 'PlanCard' },
  );

const cardLabels = () =>
  group('The words around prices.', {
    ...texts({
      recommended: 'The mark of the recommended plan.',
      perMonth: 'Follows the price of a month.',
      perYear: 'Follows the price of a year.',
      always: 'Below the price of a plan that stays free.',
      later: 'Below the price of a paid plan.',
    }),
    orYear: text('Below the price of a month of a paid plan.', { names: ['price'] }),
    insteadOf: text('Follows the price of a year, by ear: its former price is crossed out.', {
      names: ['former'],
    }),
    chooseNamed: text('The name of a plan’s button, by ear.', { names: ['label', 'plan'] }),
  });

const screen = () =>
  group('A screen of the real app, below the plans. Without it, there is none. Optional.', {
    image: picture('The screen.', 'audience'),
    alt: text('What the picture shows, for people who can’t see it.'),
    caption: text('What visitors see there, a sentence.'),
  });

/** The page puts quotation marks of its language around what somebody said. */
function refuseQuotationMarks(words: string, { addIssue }: z.RefinementCtx): void {
  if (/^(?:["“„«].*["”“»]|‘.*’)$/s.test(words))
    addIssue({
      code: 'custom',
      message: expectedButFound('the words without quotation marks', words),
    });
}

const voices = () =>
  group(
    'What people have said about the product. Without it, there is no such section. Optional.',
    {
      title: text('The heading above the voices.'),
      quotes: list(
        'The voices, in order.',
        group('What one person said.', {
          words: text(
            'The words, as they were written or said, without quotation marks.',
          ).superRefine(refuseQuotationMarks),
          name: text('Who said it.'),
          source: text('Where it can be read, the words of the link.'),
          url: httpsAddress('The address of that place.'),
        }),
        { count: [1, 6], unique: ['words'] },
      ),
    },
  );

/** `plans.json`: the pricing page. */
export const plans = group('The page /pricing.', {
  title: readBy(HEAD, pageTitle('The title of the page in the browser’s tab.')),
  description: readBy(HEAD, pageDescription('The text of the page in search results.')),
  name: readBy(HEAD, text('The page’s name in breadcrumbs.')),
  headline: text('The headline. Where there is room, lines break between its sentences.'),
  tryLead: text('The question before the link to `/try`.'),
  annualBadge: text(
    'The badge of annual prices. The check compares its percentage with the prices.',
  ),
  closing: closing(),
  banner: group('What is true for all plans for now; without it, there is no banner.', {
    title: text('The bold beginning.'),
    text: richText('The rest of the sentence.'),
    button: text('Below the button of each plan.'),
  }).optional(),
  currency: currency('The currency of all prices.'),
  plans: list('The plans, in order.', plan(), { count: [1, 4], unique: ['id', 'name'] }),
  billing: group('The switch between prices.', {
    label: text('Its name, by ear.'),
    monthly: text('The word for monthly prices.'),
    annual: text('The word for annual prices.'),
  }),
  card: cardLabels(),
  table: group('The table below the cards, which compares the plans. Without it, there is none.', {
    title: text('The heading above the table.'),
    others: text('The row of what only some of the lists name.'),
    included: text('Names the check mark of what a plan has from another, by ear.'),
    includes: text('Above the table, for each plan with `includes`.', {
      names: ['plan', 'included'],
    }),
    unlisted: text('Stands for a price that a plan doesn’t have, and for an empty list.'),
  }).optional(),
  screen: screen().optional(),
  voices: voices().optional(),
  offers: group('The names of offers in search results.', {
    perMonth: text('A plan that is paid by the month.', { names: ['plan'] }),
    perYear: text('A plan that is paid by the year.', { names: ['plan'] }),
  }),
})
  .superRefine(checkPrices)
  .superRefine(checkTopics)
  .superRefine(checkIncluded);

type Prices = Pick<
  z.infer<ReturnType<typeof plan>>,
  'monthlyPrice' | 'annualPrice' | 'originalAnnualPrice' | 'savings'
>;

/** Checks that annual prices match the badge, and that crossed-out prices equal twelve monthly ones. */
function checkPrices(
  file: { annualBadge: string; currency: string; plans: Prices[] },
  { addIssue }: z.RefinementCtx,
): void {
  if (!isCurrency(file.currency)) return;
  // Sentences for authors are in English, and so are their prices.
  const formatted = (value: number) =>
    value.toLocaleString('en-US', {
      style: 'currency',
      currency: file.currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
  const percent = percentageIn(file.annualBadge)?.value;
  for (const [index, offer] of file.plans.entries()) {
    const { monthlyPrice, annualPrice, originalAnnualPrice } = offer;
    if (annualPrice === null) continue;
    const year = Math.round(monthlyPrice * 1200) / 100;
    const due = (year * (100 - (percent ?? 0))) / 100;
    const report = (key: keyof Prices, expected: string) => {
      const message = expectedButFound(expected, offer[key]);
      addIssue({ code: 'custom', path: ['plans', index, key], message });
    };
    const months = `which is 12 months at ${formatted(monthlyPrice)}`;
    if (percent !== undefined && Math.abs(annualPrice - due) >= 1)
      report(
        'annualPrice',
        `${Math.round(due)}, ${months} less the ${percent}% that annualBadge promises`,
      );
    if ((originalAnnualPrice ?? (percent === undefined ? annualPrice : due)) !== year)
      report('originalAnnualPrice', `${year}, ${months}`);
    if (originalAnnualPrice !== null && offer.savings === null)
      report('savings', 'text with {saved}');
  }
}

type Compared = { features: { topic?: string }[] };

/** Reports topics that no table shows: it compares plans, if there are several. */
function checkTopics(
  { table, plans: all }: { table?: object; plans: Compared[] },
  { addIssue }: z.RefinementCtx,
): void {
  const topics = new Map<string, string>();
  for (const [index, one] of all.entries()) {
    for (const [at, { topic }] of one.features.entries()) {
      const path = ['plans', index, 'features', at, 'topic'];
      const report = (why: string) => addIssue({ code: 'custom', path, message: why });
      if (topic === undefined) continue;
      // Two spellings would be two rows, in which the other plan seems to lack the topic.
      const spelling = topic.trim().toLowerCase();
      const first = topics.get(spelling) ?? topic;
      topics.set(spelling, first);
      if (first !== topic) report(expectedButFound(JSON.stringify(first), topic));
      if (!table) report('is a row of "table", which this file doesn’t have; delete it');
      else if (all.length < 2)
        report('is a row of the table that compares plans, and this is the only one; delete it');
    }
  }
}

type Including = { id: string; monthlyPrice: number; includes?: string };

/** Reports a plan that includes itself, and one that no table compares. */
function checkIncluded(
  { table, plans: all }: { table?: object; plans: Including[] },
  { addIssue }: z.RefinementCtx,
): void {
  for (const [index, one] of all.entries()) {
    if (one.includes === undefined) continue;
    const included = all.find(({ id: its }) => its === one.includes);
    const report = (message: string) =>
      addIssue({ code: 'custom', path: ['plans', index, 'includes'], message });
    if (!table) report('is shown by "table", which this file doesn’t have; delete it');
    else if (included && included.monthlyPrice >= one.monthlyPrice)
      report(
        `expected the id of a plan that costs less than this one, found ${JSON.stringify(one.includes)}; choose another, or delete it`,
      );
  }
}

/** A question with its answer. */
export const question = () =>
  group(
    'A question.',
    {
      question: text('The question.'),
      answer: richText('The answer, in one to four sentences.'),
      link: siteLink('The link below the answer.').optional(),
    },
    { type: 'Question' },
  );

/** `faq.json`: the questions on the pricing page. */
export const faq = group('The questions on /pricing.', {
  title: text('The heading above the questions.'),
  items: list('The questions, in order; none hides the section.', question(), {
    count: [0, Infinity],
    unique: ['question'],
  }),
});
