type Field = {
  args: { name: string; defaultValue: unknown }[];
  resolve(source: object, args: object, context: object, info: object): unknown;
};

/** What a resolver gets besides its source and arguments, as far as it is needed here. */
export type AskContext = { nodeModel: object };
export type AskInfo = {
  schema: { getType(name: string): { getFields(): Record<string, Field> } };
};

/** Answers with what a plugin's own field computes for a node: its defaults, but for these arguments. */
export async function askField<Answer>(
  type: string,
  field: string,
  source: object,
  context: AskContext,
  info: AskInfo,
  args: object = {},
): Promise<Answer> {
  const asked = info.schema.getType(type).getFields()[field]!;
  const defaults = asked.args.map(({ name, defaultValue }) => [name, defaultValue]);
  const all = { ...Object.fromEntries(defaults), ...args };
  return (await asked.resolve(source, all, context, info)) as Answer;
}
