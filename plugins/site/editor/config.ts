import { basename } from 'node:path';
import type { CmsConfig, Field } from '@sveltia/cms';
import type { z } from 'zod';
import type { Data } from '../model';
import { articleFields } from '../model/blog';
import { descriptionOf, kindOf } from '../model/kinds/kind';
import { TEXT_KINDS } from '../read/frontmatter';
import { NEW_ARTICLE } from './new-article';

/** The repository on GitHub that the form saves to. */
export type Editor = NonNullable<Data['site']['editor']>;

/** `imageAlt` becomes "Image alt". */
const labelOf = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0]!.toUpperCase() + words.slice(1);
};

/** The fields of the form: one for each field of a schema. */
export const fieldsOf = (schema: z.ZodObject) =>
  Object.entries(schema.shape).map(([name, field]) => ({
    name,
    label: labelOf(name),
    hint: descriptionOf(field),
    required: name === 'title',
    default: Object(NEW_ARTICLE)[name],
    ...kindOf(field).control,
  }));

/** The configuration of Sveltia CMS (https://sveltiacms.app/en/docs). Without a repository, it edits local files. */
export function editorConfig(editor?: Editor): CmsConfig {
  const { folder } = TEXT_KINDS.article;
  // Plain text: the rich editor prints the whole text anew, and breaks tables, callouts, code and addresses.
  const body = { name: 'body', label: 'Text', widget: 'text', required: false };
  return {
    load_config_file: false,
    app_title: 'Articles',
    // OAuth needs a server.
    backend: {
      name: 'github',
      repo: editor?.repository ?? `local/${basename(process.cwd())}`,
      branch: editor?.branch,
      auth_methods: ['token'],
    },
    publish_mode: 'editorial_workflow',
    media_folder: `${folder}/images`,
    media_libraries: { all: { slugify_filename: true }, stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: [
      {
        name: 'articles',
        label: 'Articles',
        label_singular: 'Article',
        folder,
        // Registered in form.ts.
        format: 'article',
        media_folder: 'images',
        public_folder: './images',
        editor: { preview: false },
        fields: [...fieldsOf(articleFields()), body] as Field[],
      },
    ],
  };
}
