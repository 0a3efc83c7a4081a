import { act, renderHook } from '@testing-library/react';
import { useOneOpen } from './use-one-open';

const start = () => renderHook(() => useOneOpen()).result;

test('nothing is open at first', () => {
  expect(start().current.openId).toBeNull();
});

test('opening one closes the other', () => {
  const tiles = start();
  act(() => tiles.current.toggle('gaps'));
  act(() => tiles.current.toggle('filters'));
  expect(tiles.current.openId).toBe('filters');
});

test('toggling what is open closes it', () => {
  const tiles = start();
  act(() => tiles.current.toggle('gaps'));
  act(() => tiles.current.toggle('gaps'));
  expect(tiles.current.openId).toBeNull();
});
