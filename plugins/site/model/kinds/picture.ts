import { join } from 'node:path';
import { z } from 'zod';
import { findPictureIssue } from '../../check/media/picture-files';
import { field } from './kind';

/** Uses of pictures: the least width in pixels that looks sharp there, and the fragment with the sizes shown. */
const USES = {
  hero: { minimumWidth: 3333, fragment: 'LargePicture' },
  audience: { minimumWidth: 1200, fragment: 'LargePicture' },
  post: { minimumWidth: 1200, fragment: 'LargePicture' },
  recipeCard: { minimumWidth: 600, fragment: 'DishPicture' },
  plate: { minimumWidth: 480, fragment: 'PlatePicture' },
};

/** The path of a picture, relative to the file that names it. */
export function picture(description: string, use: keyof typeof USES) {
  const { minimumWidth, fragment } = USES[use];
  return field(
    `${description} At least ${minimumWidth} pixels wide.`,
    {
      expected: `the path of a picture at least ${minimumWidth} pixels wide, from this file`,
      type: 'File',
      directive: '@fileByRelativePath',
      fragment,
      control: { widget: 'image', choose_url: false },
      check: async (value, { file, root }) => [
        await findPictureIssue(String(value), join(root, file), minimumWidth, root),
      ],
    },
    z.string().regex(/^(?!\/|[A-Za-z]+:).*\S/),
  );
}
