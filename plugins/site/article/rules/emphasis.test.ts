import { testMistakes } from '../../../../tests/unit/mistakes';

/** Bold text, italics and escapes with a mistake, the sentence about each, and the text after the suggested fix. */
const EMPHASIS = [
  {
    text: 'We take *PayPal now.',
    problem: '1  "*PayPal" is printed with its *; write * at its other end too, or \\* to show it',
    obeyed: 'We take *PayPal* now.',
  },
  {
    text: 'We take\n*[PayPal](/pricing) now.',
    problem:
      '2  "*[PayPal](/pricing)" is printed with its *; write * at its other end too, or \\* to show it',
    obeyed: 'We take\n*[PayPal](/pricing)* now.',
  },
  {
    text: 'It is (_really hot.',
    problem: '1  "(_really" is printed with its _; write _ at its other end too, or \\_ to show it',
    obeyed: 'It is (_really_ hot.',
  },
  {
    text: 'Run `npm ci now.',
    problem: '1  "`npm" is printed with its `; write ` at its other end too, or \\` to show it',
    obeyed: 'Run `npm ci` now.',
  },
  {
    text: 'It was ~~cold.',
    problem:
      '1  "~~cold." is printed with its ~~; write ~~ at its other end too, or \\~\\~ to show it',
    obeyed: 'It was ~~cold~~.',
  },
  {
    text: '**Soup:**hot.',
    problem:
      '1  "**Soup:**" isn’t bold; put a space outside of each **, and none inside, or write \\*\\* to show it',
    obeyed: '**Soup:** hot.',
  },
  {
    text: 'Soup\nis ** hot** today',
    problem:
      '2  "** hot**" isn’t bold; put a space outside of each **, and none inside, or write \\*\\* to show it',
    obeyed: 'Soup\nis  **hot** today',
  },
  {
    text: '**Read [this](/try) **now',
    problem:
      '1  "**Read [this](/try) **" isn’t bold; put a space outside of each **, and none inside, or write \\*\\* to show it',
    obeyed: '**Read [this](/try)** now',
  },
  {
    text: '~~Hot ~~cold',
    problem:
      '1  "~~Hot ~~" isn’t struck through; put a space outside of each ~~, and none inside, or write \\~\\~ to show it',
    obeyed: '~~Hot~~ cold',
  },
  {
    text: 'A *hot *soup',
    problem:
      '1  "*hot *" isn’t italic; put a space outside of each *, and none inside, or write \\* to show it',
    obeyed: 'A *hot* soup',
  },
  {
    text: 'A *good* soup\n\nis *hot *',
    problem:
      '3  "*hot *" isn’t italic; put a space outside of each *, and none inside, or write \\* to show it',
    obeyed: 'A *good* soup\n\nis *hot*',
  },
  {
    text: 'A *good* soup: *very hot *, and spicy',
    problem:
      '1  "*very hot *" isn’t italic; put a space outside of each *, and none inside, or write \\* to show it',
    obeyed: 'A *good* soup: *very hot*, and spicy',
  },
  {
    text: '**** ** **hot',
    problem:
      '1  "** **" isn’t bold; put a space outside of each **, and none inside, or write \\*\\* to show it',
    obeyed: '**hot**',
  },
  {
    text: '**Note: hot',
    problem:
      '1  "**Note:" is printed with its **; write ** at its other end too, or \\*\\* to show it',
    obeyed: '**Note:** hot',
  },
  {
    text: '\\*\\*bold\\*\\*',
    problem:
      '1  "\\*\\*bold\\*\\*" is printed with its signs; delete the backslashes, or put it in backticks to show it',
    obeyed: '**bold**',
  },
  {
    text: 'See \\[prices\\](/pricing)',
    problem:
      '1  "\\[prices\\](/pricing)" is printed with its signs; delete the backslashes, or put it in backticks to show it',
    obeyed: 'See [prices](/pricing)',
  },
  {
    text: '\\## Soup',
    problem:
      '1  "\\## Soup" is printed with its signs; delete the backslashes, or put it in backticks to show it',
    obeyed: '## Soup',
  },
];

testMistakes(EMPHASIS);
