import { XMLParser } from 'fast-xml-parser';
import { readHtml } from './html';

type Item = { link: string; 'content:encoded'?: string };
type Rss = { rss: { channel: { link: string; item: Item[] } } };
type Sitemap = { urlset: { url: { loc: string }[] } };
type Feed = {
  home_page_url: string;
  items: { url: string; image: string; content_html: string }[];
};

const xml = new XMLParser({
  isArray: (name) => name === 'item' || name === 'url',
  parseTagValue: false,
  processEntities: { enabled: true, maxTotalExpansions: Infinity, maxExpandedLength: Infinity },
});

/** Lists the addresses in a feed, with its articles, a sitemap or `llms.txt`; none for other files. */
export function readList(file: string, text: string): string[] {
  switch (file) {
    case 'sitemap.xml':
      return ((xml.parse(text) as Sitemap).urlset.url ?? []).map(({ loc }) => loc);
    case 'rss.xml':
      return readRss(xml.parse(text) as Rss);
    case 'feed.json':
      return readFeed(JSON.parse(text) as Feed);
    case 'llms.txt':
      return [...text.matchAll(/\]\((\S+?)\)/g)].map(([, address]) => address!);
    default:
      return [];
  }
}

const readRss = ({ rss }: Rss) => [
  rss.channel.link,
  ...(rss.channel.item ?? []).flatMap((item) => [
    item.link,
    ...readHtml(item['content:encoded'] ?? '').links,
  ]),
];

const readFeed = ({ home_page_url: home, items }: Feed) => [
  home,
  ...items.flatMap((item) => [item.url, item.image, ...readHtml(item.content_html).links]),
];
