type Query = { filter?: object; sort?: { fields: string[]; order: string[] } };

/** The part of a resolver's context that the content needs. Gatsby runs a query again when a node that it read changes. */
export type Context = {
  nodeModel: {
    getNodeById(query: { id: string }): object | null;
    findOne(query: { type: string; query?: Query }): Promise<object | null>;
    findAll(query: { type: string; query?: Query }): Promise<{ entries: Iterable<unknown> }>;
  };
};
