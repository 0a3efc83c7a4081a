import { act, fireEvent, render, screen } from '@testing-library/react';
import content from '../../../../content/data/try.json';
import { DAY, RANKING } from '../../../../tests/unit/ranking';
import { RankingInTile } from './ranking-in-tile';

const PAGE = {
  result: {
    data: {
      content: { try: { ...content, start: DAY }, trending: { items: [] } },
      rankingData: RANKING,
    },
  },
};

const fetchFile = jest.fn();
const stop = jest.fn();

beforeEach(() => {
  fetchFile.mockReset();
  stop.mockReset();
  window.navigationProgress = { stop };
  Object.defineProperty(window, 'fetch', { configurable: true, value: fetchFile });
  document.body.innerHTML = `
    <section class="feature-panel" data-open><a data-in-page href="/try">Try it</a></section>
    <a data-in-page href="/try">Elsewhere</a>`;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'fetch');
  delete window.navigationProgress;
});

const click = (name: string, init = {}) => fireEvent.click(screen.getByText(name), init);

describe('RankingInTile', () => {
  test('fetches nothing before a click', () => {
    render(<RankingInTile />);
    expect(fetchFile).not.toHaveBeenCalled();
  });

  test('opens the demo in the panel of the link that is clicked, and moves the focus to it', async () => {
    fetchFile.mockResolvedValue({ ok: true, json: () => Promise.resolve(PAGE) });
    render(<RankingInTile />);
    expect(click('Try it')).toBe(false);
    const demo = await screen.findByRole('group', { name: content.title });
    expect(demo.closest('.feature-panel')).not.toBeNull();
    expect(demo).toHaveFocus();
    expect(screen.getByRole('heading', { level: 4, name: content.plate.title })).toBeVisible();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('ignores clicks on other links and clicks with a modifier key', async () => {
    render(<RankingInTile />);
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click('Elsewhere');
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click('Try it', { ctrlKey: true });
    await act(() => Promise.resolve());
    expect(fetchFile).not.toHaveBeenCalled();
  });
});
