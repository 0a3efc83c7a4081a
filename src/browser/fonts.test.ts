import { webFonts } from '../styles/web-fonts';
import { FAST_ANSWER, FONTS_MARK, startFonts } from './fonts';

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

/** Opens a page from a link on another page, over a line with a time to answer. */
function comeFrom(address: string, responseStart = FAST_ANSWER) {
  referrer.mockReturnValue(address);
  [fonts, loaded] = [[], []];
  Object.assign(window, { FontFace: Face });
  Object.assign(document, { fonts: { add: (face: Face) => fonts.push(face) } });
  Object.assign(performance, { getEntriesByType: () => [{ requestStart: 0, responseStart }] });
  document.head.innerHTML = `<style ${FONTS_MARK} media="(scripting: none)">${webFonts}</style>`;
  startFonts();
}

beforeEach(() => jest.useFakeTimers());

test('loads no fonts yet if the answer took no known time', () => {
  comeFrom('https://search.example/', 0);
  expect(loaded).toEqual([]);
});

test('gives the page all fonts when the first ones are there, or have failed', async () => {
  comeFrom(`${location.origin}/pricing`);
  expect(fonts).toEqual([]);
  await jest.advanceTimersByTimeAsync(0);
  expect(fonts).toHaveLength(6);
  expect(fonts[3]).toMatchObject({
    family: 'Figtree Variable',
    descriptors: { weight: '400 700', display: 'swap' },
  });
});
