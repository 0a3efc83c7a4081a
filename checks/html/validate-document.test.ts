/** @jest-environment node */
import { validateDocument } from './validate-document';

/** A valid document with this in its body. */
const documentWith = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Soup</title></head><body><main><h1>Soup</h1>${body}</main></body></html>`;

const problemsOf = (body: string) => validateDocument(documentWith(body));

describe('validateDocument', () => {
  test('accepts a valid document', () => {
    expect(problemsOf('<p>Stir.</p>')).toEqual([]);
  });

  test.each([
    [
      'aria-expanded beside popovertarget',
      '<button type="button" popovertarget="menu" aria-expanded="false">Menu</button><div id="menu" popover>Soups</div>',
      'site/popover-buttons',
    ],
    [
      'autocomplete on a radio',
      '<label><input type="radio" name="a" autocomplete="off">A</label>',
      'valid-autocomplete',
    ],
    ['a style in a section', '<section><style>p{}</style></section>', 'element-permitted-content'],
    ['a fieldset without a legend', '<fieldset><p>A</p></fieldset>', 'wcag/h71'],
    [
      'two landmarks with the same name',
      '<nav aria-label="Contents"></nav><nav aria-label="Contents"></nav>',
      'unique-landmark',
    ],
    ['a style attribute', '<p style="color: red">A</p>', 'no-inline-style'],
    ['a name on a paragraph', '<p aria-label="soup">A</p>', 'aria-label-misuse'],
    ['an id twice', '<p id="a">A</p><p id="a">B</p>', 'no-dup-id'],
    ['a reference to nothing', '<p aria-describedby="a">A</p>', 'no-missing-references'],
    ['a block in a paragraph', '<p><div>A</div></p>', 'close-order'],
    ['a heading that skips a level', '<h3>A</h3>', 'heading-level'],
    ['a region that is no section', '<div role="region" aria-label="A">B</div>', 'prefer-native'],
  ])('reports %s', (_what, body, rule) => {
    const problems = problemsOf(body);
    expect(problems).not.toEqual([]);
    for (const problem of problems) expect(problem).toContain(`(${rule}`);
  });

  test.each([
    ['a list with a name', '<ul aria-label="Soups"><li>A</li></ul>'],
    ['a link that is a button', '<a href="/" role="button" aria-pressed="true">All</a>'],
  ])('accepts %s', (_what, body) => {
    expect(problemsOf(body)).toEqual([]);
  });

  test('names the element', () => {
    expect(problemsOf('<p style="color: red">A</p>')[0]).toContain(' at ');
  });
});
