import type { CreateResolversArgs } from 'gatsby';

type Info = { originalResolver(...args: object[]): string };

/** `File.publicURL` is percent-encoded, and null for a picture: its sizes are published instead of the file. */
export const createResolvers = ({ createResolvers: create }: CreateResolversArgs): void =>
  create({ File: { publicURL: { resolve: resolvePublicUrl } } });

function resolvePublicUrl(file: { children: string[] }, args: object, context: object, info: Info) {
  if (file.children.length > 0) return null;
  const address = info.originalResolver(file, args, context, info);
  return address.split('/').map(encodeURIComponent).join('/');
}
