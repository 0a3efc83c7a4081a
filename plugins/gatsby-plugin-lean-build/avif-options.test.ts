/** @jest-environment node */
import sharp, { type Sharp } from 'sharp';
import { setAvifOptions } from './avif-options';

type Encoder = { options: { heifEffort: number; heifChromaSubsampling: string } };

const encoderOf = (picture: Sharp) => (picture as unknown as Encoder).options;

describe('setAvifOptions', () => {
  beforeAll(() => setAvifOptions());

  test('sets the options that the caller leaves out', () => {
    expect(encoderOf(sharp().avif({ quality: 60 }))).toMatchObject({
      heifEffort: 3,
      heifChromaSubsampling: '4:2:0',
    });
  });

  test('keeps the options of the caller', () => {
    expect(encoderOf(sharp().avif({ effort: 7 }))).toMatchObject({
      heifEffort: 7,
      heifChromaSubsampling: '4:2:0',
    });
  });

  test('throws when gatsby-plugin-sharp loads another sharp', () => {
    expect(() => setAvifOptions({ avif: sharp.prototype.avif }, (importer) => importer)).toThrow(
      'not a second one, in gatsby-plugin-sharp',
    );
  });

  test('throws when sharp has no AVIF encoder', () => {
    expect(() => setAvifOptions({})).toThrow('the method avif');
  });
});
