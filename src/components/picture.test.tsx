import { render, screen } from '@testing-library/react';
import { drawing, filling, photo } from '../../tests/unit/pictures';
import { Picture } from './picture';

const sources = () => [...document.querySelectorAll('source')];

test('offers a photograph in each format, with the img element last', () => {
  render(<Picture file={photo('soup')} alt="Soup" />);
  expect(sources().map((source) => [source.type, source.srcset])).toEqual([
    ['image/avif', '/soup-400.avif 400w'],
    ['image/webp', '/soup-400.webp 400w'],
  ]);
  expect(screen.getByRole('img', { name: 'Soup' })).toHaveAttribute('src', '/soup.jpg');
  expect(screen.getByRole('img')).toHaveAttribute('srcset', '/soup-400.jpg 400w');
});

test('reserves its place with width, height and a tint while it loads', () => {
  render(<Picture file={photo('soup')} alt="Soup" />);
  expect(screen.getByRole('img')).toHaveAttribute('width', '1200');
  expect(screen.getByRole('img')).toHaveAttribute('height', '900');
  expect(screen.getByRole('img')).toHaveClass('tinted', 'tint-r-40', 'tint-g-72', 'tint-b-56');
});

test('gives a picture that fills its container the width and height of its smallest file', () => {
  render(<Picture file={filling('plate')} alt="A plate" />);
  expect(screen.getByRole('img')).toHaveAttribute('width', '768');
  expect(screen.getByRole('img')).toHaveAttribute('height', '432');
});

test('passes the same sizes to every format', () => {
  render(<Picture file={photo('soup')} alt="Soup" sizes="50vw" />);
  const sizes = [...sources(), screen.getByRole('img')].map((each) => each.getAttribute('sizes'));
  expect(sizes).toEqual(['50vw', '50vw', '50vw']);
});

test('uses the picture’s own sizes by default', () => {
  render(<Picture file={photo('soup')} alt="Soup" />);
  const sizes = [...sources(), screen.getByRole('img')].map((each) => each.getAttribute('sizes'));
  expect(sizes).toEqual(['100vw', '100vw', '100vw']);
});

test('loads lazily by default', () => {
  render(<Picture file={photo('soup')} alt="Soup" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority', 'high');
});

test.each([
  ['photograph', photo('soup')],
  ['drawing', drawing('plate')],
])('loads a priority %s eagerly', (_kind, file) => {
  render(<Picture file={file} alt="Food" priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('shows a drawing from its original file', () => {
  render(<Picture file={drawing('plate')} alt="A plate" sizes="50vw" className="round" />);
  expect(screen.getByRole('img', { name: 'A plate' })).toHaveAttribute('src', '/static/plate.svg');
  expect(screen.getByRole('img')).toHaveClass('round');
  expect(screen.getByRole('img')).not.toHaveAttribute('sizes');
  expect(sources()).toEqual([]);
});

test('offers narrow screens their own crop in every format, before the other sources', () => {
  const narrow = { media: '(max-width: 48rem)', file: photo('close'), sizes: '100vw' };
  render(<Picture file={photo('soup')} alt="Soup" sizes="50vw" narrow={narrow} />);
  expect(sources().map(({ media, srcset, sizes }) => [media, srcset, sizes])).toEqual([
    ['(max-width: 48rem)', '/close-400.avif 400w', '100vw'],
    ['(max-width: 48rem)', '/close-400.webp 400w', '100vw'],
    ['(max-width: 48rem)', '/close-400.jpg 400w', '100vw'],
    ['', '/soup-400.avif 400w', '50vw'],
    ['', '/soup-400.webp 400w', '50vw'],
  ]);
});
