import { renderHook, waitFor } from '@testing-library/react';
import { useAnnouncement } from './use-announcement';

const announcer = () => document.getElementById('gatsby-announcer')!;

beforeEach(() => {
  document.body.innerHTML = '<h1>Pricing</h1><div id="gatsby-announcer"></div>';
});

test('a new page is announced in the words of the content', async () => {
  renderHook(() => useAnnouncement('Seite {page} ist da'));
  announcer().textContent = 'Navigated to Pricing';
  await waitFor(() => expect(announcer()).toHaveTextContent(/^Seite Pricing ist da$/));
});

test('nothing is announced before a page has changed', () => {
  renderHook(() => useAnnouncement('Seite {page} ist da'));
  expect(announcer()).toBeEmptyDOMElement();
});

test('a page without a headline is called by its title', async () => {
  document.querySelector('h1')!.remove();
  document.title = 'Soup';
  renderHook(() => useAnnouncement('{page}!'));
  announcer().textContent = 'Navigated to new page at /soup';
  await waitFor(() => expect(announcer()).toHaveTextContent(/^Soup!$/));
});

test('where there is no such region, nothing breaks', () => {
  announcer().remove();
  expect(() => renderHook(() => useAnnouncement('{page}'))).not.toThrow();
});
