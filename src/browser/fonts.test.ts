import { webFonts } from '../styles/web-fonts';
import { FONTS_MARK, startFonts } from './fonts';

const referrer = jest.spyOn(document, 'referrer', 'get');

/** The fonts of the page, and the addresses of the loaded ones. */
let fonts: Face[];
let loaded: string[];

/** A font of a browser, which jsdom doesn't have. */
class Face {
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: FontFaceDescriptors,
  ) {}
  load = () => {
    loaded.push(this.source);
    return this.source.includes('figtree') ? Promise.reject(new Error()) : Promise.resolve(this);
  };
}

/** Opens a page with a text from a link on another page. */
function comeFrom(address: string, text = 'Tomatoes, salt…') {
  referrer.mockReturnValue(address);
  [fonts, loaded] = [[], []];
  Object.assign(window, { FontFace: Face });
  Object.assign(document, { fonts: { add: (face: Face) => fonts.push(face) } });
  document.head.innerHTML = `<style ${FONTS_MARK} media="(scripting: none)">${webFonts}</style>`;
  document.body.innerHTML = `<p>${text}</p>`;
  startFonts();
}

beforeEach(() => jest.useFakeTimers());

test('loads the first fonts after the load event on the first page of a visit', () => {
  comeFrom('https://search.example/');
  jest.runAllTimers();
  expect(loaded).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(loaded).toEqual([]);
  jest.runAllTimers();
  expect(loaded).toEqual([
    expect.stringContaining('/fonts/bricolage-grotesque-first-'),
    expect.stringContaining('/fonts/figtree-first-'),
  ]);
});

test('loads the first fonts at once on the next page of a visit', () => {
  comeFrom(`${location.origin}/pricing`);
  expect(loaded).toHaveLength(2);
});

test('gives the page the first fonts when they are there, or have failed', async () => {
  comeFrom(`${location.origin}/pricing`);
  expect(fonts).toEqual([]);
  await jest.advanceTimersByTimeAsync(0);
  expect(fonts).toEqual([
    expect.objectContaining({ family: 'Bricolage Grotesque Variable' }),
    expect.objectContaining({ family: 'Figtree Variable' }),
  ]);
  expect(fonts[1]!.descriptors).toMatchObject({ weight: '400 700', display: 'swap' });
});

test.each([
  [2, 'Soup & more: 50% ↩'],
  [3, 'Lunch @ home'],
  [4, 'Crème fraîche'],
  [6, 'Gözleme, şakşuka'],
])('gives the page %i fonts for the text %j', async (count, text) => {
  comeFrom(`${location.origin}/pricing`, text);
  await jest.advanceTimersByTimeAsync(0);
  expect(fonts).toHaveLength(count);
});

test('waits for the end of the document before it looks for other characters', async () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  comeFrom(`${location.origin}/pricing`);
  await jest.advanceTimersByTimeAsync(0);
  document.body.innerHTML = '<p>Crème fraîche</p>';
  expect(fonts).toHaveLength(2);
  readyState.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(fonts).toHaveLength(4);
});
