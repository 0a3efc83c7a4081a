import { basename } from 'node:path';
import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import type { Data } from '../model/data-files';
import { articleFields, pageFields } from '../model/front-matter';
import { DATA_NAMES, dataFiles, type DataName } from '../model/data-files';
import { pathOf } from '../model/data-names';
import { descriptionOf } from '../model/kinds/kind';
import { TEXT_KINDS } from '../read/frontmatter';
import { collectionOf, fieldsOf, labelOf } from './fields';
import { NEW_ARTICLE } from './new-article';

/** The repository on GitHub that the form saves to. */
export type Editor = NonNullable<Data['site']['editor']>;

/** Plain text: the rich editor reprints the whole text, and breaks tables, callouts, code and addresses. */
const BODY = {
  name: 'body',
  label: 'Text',
  hint: 'Markdown, see docs/writing.md.',
  widget: 'text',
  required: false,
} as const;

/** What an article begins with. A new one needs a title, which names its file. */
const startOf = ({ name }: Field) => ({
  default: Object(NEW_ARTICLE)[name],
  required: name === 'title',
});

/**
 * Where the pictures of texts are, and what leads there from a text. A folder that begins with a slash belongs to no
 * single entry: Sveltia CMS deletes other folders with all their files when it deletes an entry.
 */
const picturesIn = (folder: string) => ({
  media_folder: `/${folder}/images`,
  public_folder: './images',
});

/** A name that is chosen once, because it becomes the address, to which other texts and sites may link. */
const SLUG = { template: '{{title}}', editable: ['create' as const] };

const ARTICLES = {
  name: 'articles',
  label: 'Articles',
  label_singular: 'Article',
  folder: TEXT_KINDS.article.folder,
  // Formats are registered in form.ts.
  format: 'article',
  ...picturesIn(TEXT_KINDS.article.folder),
  slug: SLUG,
  fields: [
    // Not every kind of field can have any default.
    ...fieldsOf(articleFields()).map((field) => ({ ...field, ...startOf(field) }) as Field),
    BODY,
  ],
};

const PAGES = {
  name: 'pages',
  label: 'Pages of prose',
  label_singular: 'Page',
  folder: TEXT_KINDS.page.folder,
  format: 'page',
  ...picturesIn(TEXT_KINDS.page.folder),
  slug: SLUG,
  fields: [...fieldsOf(pageFields), BODY],
};

const fileOf = (name: DataName): CollectionFile => ({
  name,
  label: `${labelOf(name)}: ${descriptionOf(dataFiles[name])}`,
  file: pathOf(name),
  format: name,
  fields: fieldsOf(dataFiles[name]),
});

const filesIn = (collection: string) => ({
  name: collection,
  media_folder: '/content/images',
  public_folder: '../images',
  files: DATA_NAMES.filter((name) => collectionOf(name) === collection).map(fileOf),
});

/** The configuration of Sveltia CMS (https://sveltiacms.app/en/docs). Without a repository, it edits local files. */
export const editorConfig = (editor?: Editor): CmsConfig => ({
  load_config_file: false,
  app_title: 'Content',
  // OAuth needs a server.
  backend: {
    name: 'github',
    repo: editor?.repository ?? `local/${basename(process.cwd())}`,
    branch: editor?.branch,
    auth_methods: ['token'],
  },
  publish_mode: 'editorial_workflow',
  media_folder: 'content/images',
  media_libraries: { all: { slugify_filename: true }, stock_assets: false },
  // A name of more than 255 bytes can't be the name of a file.
  slug: { encoding: 'ascii', clean_accents: true, maxlength: 80 },
  output: { omit_empty_optional_fields: true },
  editor: { preview: false },
  collections: [
    ARTICLES,
    PAGES,
    {
      ...filesIn('data'),
      label: 'Texts and prices',
      description:
        'Everything but foods, nutrients and official targets, whose tables of figures need an editor for JSON.',
    },
    { ...filesIn('tables'), label: 'Tables', hide: true },
  ],
});
