import { act, fireEvent, render, screen } from '@testing-library/react';
import { RecipeMarquee } from './recipe-marquee.island';

function renderStrip() {
  let tell: IntersectionObserverCallback;
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    tell = callback;
    return { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
  });
  const { container } = render(
    <RecipeMarquee
      labels={{ pause: 'Pause', play: 'Play' }}
      headingId="title"
      heading={<h2 id="title">Trending</h2>}
      cards={
        <>
          <li>Soup</li>
          <li>Stew</li>
        </>
      }
    />,
  );
  const copies = () => container.querySelectorAll('[inert] > li').length;
  return { copies, see: () => act(() => tell([{ isIntersecting: true }] as never, null as never)) };
}

const section = () => screen.getByRole('region', { name: 'Trending' });

afterEach(() => jest.restoreAllMocks());

test('its button pauses and plays it', () => {
  renderStrip();
  fireEvent.click(screen.getByRole('button', { name: /Pause/ }));
  expect(section()).toHaveAttribute('data-playing', 'false');
  fireEvent.click(screen.getByRole('button', { name: /Play/ }));
  expect(section()).toHaveAttribute('data-playing', 'true');
});

test('its cards are copied once, when it comes into view', () => {
  const { copies, see } = renderStrip();
  expect(copies()).toBe(0);
  see();
  expect(copies()).toBe(2);
  see();
  expect(copies()).toBe(2);
});
