import { testAsCode, testMistakes } from '../../../../tests/unit/mistakes';

/** Formulas of TeX, the sentence about each, and the text after the suggested fix. */
const FORMULAS = [
  {
    text: '$$\nx = y\n$$',
    problem:
      '1  "$$ x = y $$" is a formula, which the page can’t draw; write it in words, or as a picture',
    obeyed: 'x is y.',
  },
  {
    text: 'So $$E = mc^2$$.',
    problem:
      '1  "$$E = mc^2$$" is a formula, which the page can’t draw; write it in words, or as a picture',
    obeyed: 'So E = mc².',
  },
  {
    text: '$$\\begin{aligned}\nx &= y\n\\end{aligned}$$',
    problem:
      '1  "$$\\begin{aligned} x &= y \\end{aligned}$$" is a formula, which the page can’t draw; write it in words, or as a picture',
    obeyed: 'x is y.',
  },
  {
    text: 'So \\(x^2\\) grows.',
    problem:
      '1  "\\(x^2\\)" is a formula, which the page can’t draw; write it in words, or as a picture',
    obeyed: 'So x² grows.',
  },
  {
    text: 'Hot:\n\n\\[x = \\frac{1}{2}\\]',
    problem:
      '3  "\\[x = \\frac{1}{2}\\]" is a formula, which the page can’t draw; write it in words, or as a picture',
    obeyed: 'Hot:\n\nx is ½.',
  },
  {
    text: '\\[\nsoup\n\\]',
    problem:
      '1  "\\[ soup \\]" is a formula, which the page can’t draw; write it in words, or as a picture',
    obeyed: 'Soup.',
  },
  {
    text: '\\begin{align}\nx &= y\n\\end{align}',
    problem:
      '1  "\\begin{align} x &= y \\end{align}" is a formula, which the page can’t draw; write it in words, or as a picture',
    obeyed: 'x is y.',
  },
  {
    text: '$\\frac{1}{2}$',
    problem:
      '1  "$\\frac{1}{2}$" is a formula, which the page can’t draw; write it in words, or as a picture',
    obeyed: '½',
  },
  {
    text: 'An area of $x^2$ costs $5 or $6.',
    problem:
      '1  "$x^2$" is a formula, which the page can’t draw; write it in words, or as a picture',
    obeyed: 'An area of x² costs $5 or $6.',
  },
];

testMistakes(FORMULAS);
testAsCode(FORMULAS);
