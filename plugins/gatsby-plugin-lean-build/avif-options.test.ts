import sharp, { type Sharp } from 'sharp';
import { setAvifOptions } from './avif-options';

type Encoder = { options: { heifEffort: number; heifChromaSubsampling: string } };

const encoderOf = (picture: Sharp) => (picture as unknown as Encoder).options;

setAvifOptions();

test('an encoder that is told nothing takes the site’s options', () => {
  expect(encoderOf(sharp().avif({ quality: 60 }))).toMatchObject({
    heifEffort: 3,
    heifChromaSubsampling: '4:2:0',
  });
});

test('what is asked for counts', () => {
  expect(encoderOf(sharp().avif({ effort: 7 }))).toMatchObject({
    heifEffort: 7,
    heifChromaSubsampling: '4:2:0',
  });
});
