import { act, renderHook, waitFor } from '@testing-library/react';
import { useSearchParameter } from './use-search-parameter';

const visit = (address: string) => window.history.replaceState(null, '', address);

const renderCategory = () => renderHook(() => useSearchParameter('category')).result;

describe('useSearchParameter', () => {
  test('is null for a missing parameter', () => {
    visit('/blog?author=ada');
    expect(renderCategory().current).toBeNull();
  });

  test('decodes the value', () => {
    visit('/blog?category=Food%20%26%20science');
    expect(renderCategory().current).toBe('Food & science');
  });

  test('follows the back button', async () => {
    visit('/blog?category=Cooking');
    window.history.pushState(null, '', '/blog?category=Technology');
    const category = renderCategory();
    expect(category.current).toBe('Technology');
    act(() => window.history.back());
    await waitFor(() => expect(category.current).toBe('Cooking'));
  });
});
