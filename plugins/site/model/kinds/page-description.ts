import { lengthOf, squareNote } from '../../../../src/lib/text-width';
import { field } from './kind';
import { isBlank, textKind } from './text';

/** The allowed number of characters, of which square ones count twice. Search results cut longer descriptions. */
const LEAST = 110;
const MOST = 160;

/** The description of a page for search results. Names in braces count with their own length. */
export function pageDescription(description: string, names: readonly string[] = []) {
  const { kind, schema } = textKind({ names });
  const measured = schema.superRefine((value, { addIssue }) => {
    const length = lengthOf(value);
    if ((length >= LEAST && length <= MOST) || isBlank(value)) return;
    addIssue(
      `expected text of ${LEAST} to ${MOST} characters, found ${length}${squareNote(value)}`,
    );
  });
  const control = { widget: 'text' };
  return field(`${description} ${LEAST} to ${MOST} characters.`, { ...kind, control }, measured);
}
