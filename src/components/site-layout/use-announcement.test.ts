import { renderHook, waitFor } from '@testing-library/react';
import { useAnnouncement } from './use-announcement';

const announcer = () => document.getElementById('gatsby-announcer')!;

beforeEach(() => {
  document.body.innerHTML = '<h1>Pricing</h1><div id="gatsby-announcer"></div>';
});

describe('useAnnouncement', () => {
  test('replaces Gatsby’s announcement by the template with the headline', async () => {
    renderHook(() => useAnnouncement('Seite {page} ist da'));
    announcer().textContent = 'Navigated to Pricing';
    await waitFor(() => expect(announcer()).toHaveTextContent(/^Seite Pricing ist da$/));
  });

  test('announces nothing before the first navigation', () => {
    renderHook(() => useAnnouncement('Seite {page} ist da'));
    expect(announcer()).toBeEmptyDOMElement();
  });

  test('uses the document’s title if there is no headline', async () => {
    document.querySelector('h1')!.remove();
    document.title = 'Soup';
    renderHook(() => useAnnouncement('{page}!'));
    announcer().textContent = 'Navigated to new page at /soup';
    await waitFor(() => expect(announcer()).toHaveTextContent(/^Soup!$/));
  });

  test('does nothing without Gatsby’s live region', () => {
    announcer().remove();
    expect(() => renderHook(() => useAnnouncement('{page}'))).not.toThrow();
  });
});
