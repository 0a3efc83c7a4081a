import { renderToStaticMarkup } from 'react-dom/server';
import { photo } from '../../../../tests/unit/pictures';
import { HeroHead } from '.';

const slide = (blank: object | null) => ({
  backdrop: '#000000',
  fade: { from: 38, to: 48 },
  blank,
  wide: photo('wide'),
  narrow: photo('narrow'),
});

test('the rules in the head fade out the blank spot of the only picture that has one', () => {
  const slides = [slide(null), slide({ x: 41, y: 59, width: 8, height: 50 })];
  const head = renderToStaticMarkup(<HeroHead hero={{ slides } as never} />);
  expect(head.match(/[^}]*\{--blank:[^}]*\}/g)).toEqual([
    '.hero-slide:nth-child(2){--blank:radial-gradient(4% 25% at 41% 59%,transparent 70%,black)}',
  ]);
});
