declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  type Options = {
    targetFormat?: 'woff2';
    variationAxes?: Record<string, Axis>;
    keepFeatures?: string[];
    noHinting?: boolean;
  };
  /** A font with only the characters of the text; HarfBuzz's subsetter, compiled to WebAssembly. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
