import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetDocumentListeners } from '../../../../tests/unit/document-listeners';
import { intersections } from '../../../../tests/unit/intersections';
import { media, REDUCED_MOTION } from '../../../../tests/unit/media';
import { runFeatureTiles } from '../../../inline-scripts/feature-tiles';
import { FeatureExplorer } from '.';

const FEATURES: Queries.FeatureTilesFragment = {
  title: 'Features',
  lead: 'What it does.',
  linkToAll: 'All features',
  tiles: [
    {
      id: 'gaps',
      title: 'Gap Matching',
      icon: 'gaps',
      description: 'What is missing.',
    },
    {
      id: 'filters',
      title: 'Advanced Filters',
      icon: 'filters',
      description: 'What you would cook.',
    },
  ],
};

const CONTENTS = `<link rel="stylesheet" href="/styles.css">
  <div data-panel="feature-gaps">The largest gap first.</div>
  <div data-panel="feature-filters">Diet and allergies.</div>`;

const ADDRESS = '/static/feature-panels.txt';

/** Replaces XMLHttpRequest; the tests answer its requests. */
class FakeRequest extends EventTarget {
  static all: FakeRequest[] = [];
  status = 0;
  response: Document | null = null;
  open = jest.fn();
  overrideMimeType = jest.fn();
  send = () => void FakeRequest.all.push(this);

  /** Ends the request with a status; 0 is a network error. */
  answer(status: number) {
    this.status = status;
    this.response = status ? new DOMParser().parseFromString(CONTENTS, 'text/html') : null;
    this.dispatchEvent(new Event('loadend'));
  }
}

/** Answers the newest request, and loads the stylesheet that the answer links to. */
function contentsArrive() {
  FakeRequest.all.at(-1)!.answer(200);
  fireEvent(document.head.querySelector('[href="/styles.css"]')!, new Event('load'));
}

const requests = () => FakeRequest.all.map(({ open }) => open.mock.calls[0]);

const scrollIntoView = jest.fn();
/** Called with the address of each link that is followed. */
const follow = jest.fn();
const connection = { saveData: false };

forgetDocumentListeners();
beforeEach(() => {
  scrollIntoView.mockClear();
  follow.mockClear();
  connection.saveData = false;
  FakeRequest.all = [];
  Element.prototype.scrollIntoView = scrollIntoView;
  window.XMLHttpRequest = FakeRequest as never;
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
});
afterEach(() => document.head.querySelector('[href="/styles.css"]')?.remove());

/** Renders the explorer on a page with its script. */
function openPage({ address }: { address?: string | undefined } = { address: ADDRESS }) {
  runFeatureTiles(address);
  render(<FeatureExplorer features={FEATURES} />);
  for (const link of screen.getAllByRole('link', { hidden: true })) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      follow(link.getAttribute('href'));
    });
  }
}

const tile = (name: string) => screen.getByRole('button', { name });

const panel = (name: string) => screen.getByRole('region', { name });

/** The expanded tiles and the visible panels. */
const opened = () => ({
  tiles: screen.queryAllByRole('button', { expanded: true }).map((each) => each.textContent),
  panels: screen
    .getAllByRole('region')
    .map((each) => each.getAttribute('aria-label'))
    .filter((label) => label !== null),
});

const NOTHING = { tiles: [], panels: [] };

describe('FeatureExplorer', () => {
  test('has every tile closed at first', () => {
    openPage();
    expect(opened()).toEqual(NOTHING);
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(requests()).toEqual([]);
  });

  test('links to the page of all features, and from each tile to its feature there', () => {
    openPage();
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/features#gaps',
      '/features#filters',
      '/features',
    ]);
  });

  test('opens the panel that a tile controls', async () => {
    openPage();
    await userEvent.click(tile('Gap Matching'));
    contentsArrive();
    expect(opened()).toEqual({ tiles: ['Gap Matching'], panels: ['Gap Matching'] });
    expect(panel('Gap Matching')).toHaveTextContent('The largest gap first.');
    expect(tile('Gap Matching')).toHaveAttribute('aria-controls', panel('Gap Matching').id);
  });

  test('opens a panel that is marked as busy until its contents arrive', async () => {
    openPage();
    await userEvent.click(tile('Gap Matching'));
    expect(opened()).toEqual({ tiles: ['Gap Matching'], panels: ['Gap Matching'] });
    expect(panel('Gap Matching')).toHaveAttribute('aria-busy', 'true');
    contentsArrive();
    expect(panel('Gap Matching')).toHaveAttribute('aria-busy', 'false');
  });

  test('closes the open tile when another one opens', async () => {
    openPage();
    await userEvent.click(tile('Gap Matching'));
    await userEvent.click(tile('Advanced Filters'));
    expect(opened()).toEqual({ tiles: ['Advanced Filters'], panels: ['Advanced Filters'] });
  });

  test('closes the open tile on a click', async () => {
    openPage();
    await userEvent.click(tile('Gap Matching'));
    await userEvent.click(tile('Gap Matching'));
    expect(opened()).toEqual(NOTHING);
    contentsArrive();
    expect(opened()).toEqual(NOTHING);
  });

  test('scrolls a panel into view when it opens and when its contents arrive', async () => {
    openPage();
    await userEvent.click(tile('Gap Matching'));
    contentsArrive();
    const own = panel('Gap Matching');
    expect(scrollIntoView.mock.contexts).toEqual([own, own]);
    await userEvent.click(tile('Gap Matching'));
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  test.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('with reduced motion %s, scrolls with the behavior %s', async (reduced, behavior) => {
    media.set(REDUCED_MOTION, reduced);
    openPage();
    await userEvent.click(tile('Gap Matching'));
    expect(scrollIntoView).toHaveBeenCalledWith(expect.objectContaining({ behavior }));
  });
});

describe('The contents of the panels', () => {
  const scrollNear = () => {
    fireEvent.scroll(document);
    intersections.approach();
  };

  test.each([
    ['the visitor scrolls near', scrollNear],
    ['a tile is pointed at', () => fireEvent.pointerOver(tile('Gap Matching'))],
    ['a tile is focused', () => tile('Gap Matching').focus()],
    ['a tile is clicked', () => tile('Gap Matching').click()],
  ])('are fetched once when %s', (_when, act) => {
    openPage();
    act();
    act();
    expect(requests()).toEqual([['GET', ADDRESS]]);
  });

  test('are fetched only by a click if the visitor saves data', () => {
    connection.saveData = true;
    openPage();
    scrollNear();
    fireEvent.pointerOver(tile('Gap Matching'));
    expect(requests()).toEqual([]);
    tile('Gap Matching').click();
    expect(requests()).toHaveLength(1);
  });

  test('are shown when a tile is clicked after they have loaded', () => {
    openPage();
    scrollNear();
    contentsArrive();
    tile('Advanced Filters').click();
    expect(panel('Advanced Filters')).toHaveTextContent('Diet and allergies.');
  });

  test('fill the panels of an explorer that is rendered later', () => {
    openPage();
    scrollNear();
    contentsArrive();
    document.body.replaceChildren();
    render(<FeatureExplorer features={FEATURES} />);
    tile('Gap Matching').click();
    expect(panel('Gap Matching')).toHaveTextContent('The largest gap first.');
    expect(requests()).toHaveLength(1);
  });

  test.each([
    ['the network fails', () => FakeRequest.all.at(-1)!.answer(0)],
    ['the server has no such file', () => FakeRequest.all.at(-1)!.answer(404)],
    [
      'the stylesheet fails',
      () => {
        FakeRequest.all.at(-1)!.answer(200);
        fireEvent(document.head.querySelector('[href="/styles.css"]')!, new Event('error'));
      },
    ],
  ])('give way to the page of all features if %s', (_what, fail) => {
    openPage();
    tile('Advanced Filters').click();
    fail();
    expect(follow.mock.calls).toEqual([['/features#filters']]);
    expect(opened()).toEqual(NOTHING);
  });

  test('are fetched again by a click if prefetching them failed', () => {
    openPage();
    scrollNear();
    FakeRequest.all[0]!.answer(0);
    expect(follow).not.toHaveBeenCalled();
    tile('Gap Matching').click();
    expect(requests()).toHaveLength(2);
    contentsArrive();
    expect(panel('Gap Matching')).toHaveTextContent('The largest gap first.');
  });

  test('give way to the page of all features if there is no file, as in development', () => {
    openPage({});
    tile('Gap Matching').click();
    expect(follow.mock.calls).toEqual([['/features#gaps']]);
  });
});
