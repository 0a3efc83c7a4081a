import path from 'node:path';
import site from '../../../content/data/site.json';
import { shareAddress } from '../share/share-picture';

type FileNode = { internal: { contentDigest: string } };

export type PictureContext = {
  nodeModel: {
    findOne(query: {
      type: string;
      query: { filter: { absolutePath: { eq: string } } };
    }): Promise<FileNode | null>;
  };
};

/** What a share picture says, and the file of the picture beside it. */
export type ShareFacts = {
  slug: string;
  title: string;
  eyebrow: string;
  picturePath: string | null;
};

/** Answers a `SharePicture`: its address is known here, long before it is drawn. */
export async function sharePictureOf(facts: ShareFacts, { nodeModel }: PictureContext) {
  const picturePath = facts.picturePath && path.resolve(facts.picturePath);
  const file =
    picturePath &&
    (await nodeModel.findOne({
      type: 'File',
      query: { filter: { absolutePath: { eq: picturePath } } },
    }));
  const picture = file && picturePath && { path: picturePath, digest: file.internal.contentDigest };
  return {
    ...facts,
    product: site.name,
    address: shareAddress({ ...facts, product: site.name, picture: picture || null }),
    alt: `${facts.title} (${site.name})`,
    picturePath: picture ? picture.path : null,
    pictureDigest: picture ? picture.digest : null,
  };
}
