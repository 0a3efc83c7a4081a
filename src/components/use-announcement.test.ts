import { renderHook, waitFor } from '@testing-library/react';
import { useAnnouncement } from './use-announcement';

const announcer = () => document.getElementById('gatsby-announcer')!;

beforeEach(() => {
  document.title = 'Pricing';
  document.body.innerHTML = '<div id="gatsby-announcer"></div>';
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

test('pages with the same headline are told apart by their titles', async () => {
  renderHook(() => useAnnouncement('{page}!'));
  announcer().textContent = 'Navigated to Notes';
  await waitFor(() => expect(announcer()).toHaveTextContent(/^Pricing!$/));
  document.title = 'Technology, Blog';
  announcer().textContent = 'Navigated to Notes';
  await waitFor(() => expect(announcer()).toHaveTextContent(/^Technology, Blog!$/));
});

test('where there is no such region, nothing breaks', () => {
  announcer().remove();
  expect(() => renderHook(() => useAnnouncement('{page}'))).not.toThrow();
});
