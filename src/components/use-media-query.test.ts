import { act, renderHook } from '@testing-library/react';
import { media } from '../../tests/unit/media';
import { useMediaQuery } from './use-media-query';

describe('useMediaQuery', () => {
  test('updates when the query starts to match', () => {
    const { result } = renderHook(() => useMediaQuery('(min-width: 64rem)'));
    expect(result.current).toBe(false);
    act(() => media.set('(min-width: 64rem)', true));
    expect(result.current).toBe(true);
  });
});
