import { absoluteUrl } from '../lib/absolute-url';
import { SHARE_SIZE } from '../lib/share-picture-size';

type SharePreviewProps = {
  siteUrl: string;
  share: { readonly address: string; readonly alt: string };
};

/** The picture that a network shows where the page is shared (ogp.me; X's cards read it, too). */
export function SharePreview({ siteUrl, share }: SharePreviewProps) {
  return (
    <>
      <meta property="og:image" content={absoluteUrl(siteUrl, share.address)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
      <meta property="og:image:alt" content={share.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
