import { TAKEN_IDS } from '../../article/headings';
import { quote } from '../../sentences';
import { field, kindOf } from './kind';
import { hasName } from './reference';
import { id } from './text';

/** The ends of ids that pages make from those of their parts. */
const ADDED = /-(?:title|tile|tab|panel|picture|headline)$/;

/**
 * An id that becomes a place of a page, `/features#filters`, and must be unique there.
 * @param unlike where other places of the same page are listed, such as `audiences.tabs`
 */
export function placeId(description: string, { unlike }: { unlike?: string } = {}) {
  const schema = id(description);
  return field(
    description,
    {
      ...kindOf(schema),
      check(value, { data }) {
        const written = String(value);
        const other = `choose another, such as ${quote(`the-${written}`)}`;
        const [ending] = ADDED.exec(written) ?? [];
        if (TAKEN_IDS.includes(written))
          return [`every page has a place ${quote(written)} of its own; ${other}`];
        if (ending)
          return [
            `pages add ${ending} to ids; choose one without it, such as ${quote(written.slice(0, -ending.length))}`,
          ];
        if (unlike && hasName(written, unlike, data))
          return [
            `${unlike.replace('.', '.json has this id in ')}, and a page shows both; ${other}`,
          ];
        return [];
      },
    },
    schema,
  );
}
