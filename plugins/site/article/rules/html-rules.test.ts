import { testMistakes } from '../../../../tests/unit/mistakes';

/** HTML with a mistake, the sentence about it, and the HTML after the suggested fix. */
const MISTAKES = [
  {
    text: '<div>\n![](b.jpg)\n</div>',
    problem:
      '2  "![](b.jpg)" is printed as it is, because it is inside HTML; put empty lines around it, or write it as HTML',
    obeyed: '<div>\n\n![](b.jpg)\n\n</div>',
  },
  {
    text: '<p title="**">**Hot** soup.</p>',
    problem:
      '1  "**Hot**" is printed as it is, because it is inside HTML; put empty lines around it, or write it as HTML',
    obeyed: '<p title="**"><b>Hot</b> soup.</p>',
  },
  {
    text: '<details>\n<summary>Soup</summary>\n- hot\n</details>',
    problem:
      '3  "- hot" is printed as it is, because it is inside HTML; put empty lines around it, or write it as HTML',
    obeyed: '<details>\n<summary>Soup</summary>\n\n- hot\n\n</details>',
  },
  {
    text: '<div>\n1. Chop\n</div>',
    problem:
      '2  "1. Chop" is printed as it is, because it is inside HTML; put empty lines around it, or write it as HTML',
    obeyed: '<div>\n\n1. Chop\n\n</div>',
  },
  {
    text: '<div>\nA _hot_ soup\n</div>',
    problem:
      '2  "_hot_" is printed as it is, because it is inside HTML; put empty lines around it, or write it as HTML',
    obeyed: '<div>\nA <i>hot</i> soup\n</div>',
  },
  {
    text: 'Soup.\n\n<!-- soon\n\n**Hot.**',
    problem: '3  this comment has no end, so the page leaves out what follows; write --> there',
    obeyed: 'Soup.\n\n<!-- soon -->\n\n**Hot.**',
  },
  {
    text: 'Soup.\n\n<details>\n\nHot.',
    problem: '3  "<details>" has no end; write </details> where it ends',
    obeyed: 'Soup.\n\n<details>\n\nHot.\n\n</details>',
  },
  {
    text: '<kbd>Ctrl</kbd> and</kbd> soup.',
    problem: '1  "</kbd>" ends nothing; delete it',
    obeyed: '<kbd>Ctrl</kbd> and soup.',
  },
  {
    text: 'Soup.\n\n<canvas></canvas> <Tweet /> <canvas>',
    problem:
      '3  the page can’t show <canvas> and <Tweet>; write what it shows, use a picture, or put it in backticks',
    obeyed: 'Soup.\n\n`<canvas>` ![A tweet.](a.png)',
  },
  {
    text: 'Soup.\n\n<p data-foo-bar="" aria-labelledby="x">Hot.</p>',
    problem: '3  delete data-foo-bar and aria-labelledby: the page leaves such attributes out',
    obeyed: 'Soup.\n\n<p>Hot.</p>',
  },
  {
    text: '<a name="content"></a>Soup.',
    problem: '1  the page has a place "content" already; choose another id',
    obeyed: '<a name="soup"></a>Soup.',
  },
  {
    text: '<b id="own">Soup</b>\n<i id="own">Hot</i>',
    problem: '2  the page has a place "own" already; choose another id',
    obeyed: '<b id="own">Soup</b>\n<i id="other">Hot</i>',
  },
  {
    text: 'Soup\u0092s\nhot',
    problem: '1  an invisible character, U+0092, stands after "Soup"; write ’ instead',
    obeyed: 'Soup’s\nhot',
  },
];

testMistakes(MISTAKES);
