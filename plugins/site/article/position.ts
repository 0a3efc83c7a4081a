import type { Nodes } from 'mdast';

type Position = NonNullable<Nodes['position']>;
type Point = Required<Position['start']>;

const isComplete = (point: Position['start']): point is Point => point.offset !== undefined;

/** The position of a node in its file. All nodes have one, except those that a plugin adds. */
export function positionOf(node: { type: string; position?: Position }): {
  start: Point;
  end: Point;
} {
  const { type, position } = node;
  if (!position || !isComplete(position.start) || !isComplete(position.end))
    throw new Error(`A node of the type "${type}" has no position in the file.`);
  return { start: position.start, end: position.end };
}
