// The limit: hand-written HTML, one inline stylesheet, a few lines of script, AVIF at the sizes used. No framework.
import {
  readFileSync,
  writeFileSync,
  mkdirSync,
  readdirSync,
  existsSync,
  rmSync,
  cpSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { Marked } from 'marked';

const home = JSON.parse(readFileSync('content/home.json', 'utf8')),
  site = home.site,
  PER = 24;
const WIDTHS = { hero: [640, 1080, 1600], card: [256, 512], pool: [480, 800, 1200] };
const esc = (s) =>
  String(s).replace(
    /[&<>"]/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c],
  );
rmSync('dist', { recursive: true, force: true });
mkdirSync('.img', { recursive: true });
const write = (url, html) => {
  mkdirSync('dist' + url, { recursive: true });
  writeFileSync(`dist${url}index.html`, html);
};

// images (made once, kept in .img)
const meta = {},
  jobs = [];
for (const f of readdirSync('content/images')) {
  const k = f.split('-')[0],
    name = f.replace('.jpg', ''),
    h = createHash('sha1')
      .update(readFileSync(`content/images/${f}`))
      .digest('hex')
      .slice(0, 8);
  meta[f] = {
    base: `/img/${name}.${h}`,
    ws: WIDTHS[k],
    w: k === 'hero' ? 1920 : k === 'card' ? 1200 : 1600,
    h: k === 'hero' ? 1080 : 900,
  };
  for (const w of WIDTHS[k]) {
    const out = `.img/${name}.${h}-${w}.avif`;
    if (!existsSync(out)) jobs.push([`content/images/${f}`, w, out]);
  }
}
if (jobs.length) {
  const { default: sharp } = await import('sharp');
  const worker = async () => {
    for (let j; (j = jobs.pop());) await sharp(j[0]).resize(j[1]).avif().toFile(j[2]);
  };
  await Promise.all([worker(), worker()]);
}
cpSync('.img', 'dist/img', { recursive: true });
const pic = (f, alt, sizes, hi) => {
  const m = meta[f.split('/').pop()];
  return `<img src="${m.base}-${m.ws[1]}.avif" srcset="${m.ws.map((w) => `${m.base}-${w}.avif ${w}w`).join()}" sizes="${sizes}" width=${m.w} height=${m.h} alt="${esc(alt)}"${hi ? ' fetchpriority=high' : ' loading=lazy'}>`;
};

const css = readFileSync('style.css', 'utf8')
  .replace(/\s*\n\s*/g, '')
  .replace(/\s*([{}:;,>])\s*/g, '$1');
const js = readFileSync('home.js', 'utf8')
  .replace(/^\s*\/\/.*$/gm, '')
  .replace(/\n\s*/g, '\n')
  .trim();
const shell = (url, title, desc, body, script = '') =>
  `<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1"><title>${esc(title)} | ${site.name}</title><meta name=description content="${esc(desc)}"><link rel=canonical href="${site.url}${url}"><link rel=icon href=data:,><script>d=document.documentElement;try{t=localStorage.theme;if(t=='dark'||!t&&matchMedia('(prefers-color-scheme:dark)').matches)d.className='dark'}catch(e){}</script><style>${css}</style><body><header><div class=w><a class=logo href=/>${site.name}</a><nav aria-label=Main><a href=/>Home</a><a href=/blog/>Blog</a><a href=/#pricing>Pricing</a></nav><button onclick="localStorage.theme=d.classList.toggle('dark')?'dark':'light'">Theme</button></div></header><main>${body}</main><footer><div class=w><p>© 2026 ${site.name}. ${site.tagline}.</p><nav aria-label=Footer><a href=/blog/>Blog</a><a href=/#pricing>Pricing</a></nav></div></footer>${script && `<script>${script}</script>`}`;

const li = (a) => `<ul>${a.map((x) => `<li>${esc(x)}`).join('')}</ul>`;
write(
  '/',
  shell(
    '/',
    'Home',
    `${site.tagline} for everyone who cooks.`,
    `<section class=hero aria-roledescription=carousel aria-label=Highlights>${home.hero.map((s, i) => `<div class="sl${i ? '' : ' on'}">${pic(s.image, s.title, '100vw', !i)}<div class=cap><p><b>${esc(s.title)}</b><p>${esc(s.text)}</div></div>`).join('')}<div class=dots>${home.hero.map((_, i) => `<button aria-label="Slide ${i + 1}" aria-current=${!i}></button>`).join('')}</div></section>
<section class=w><h1>${esc(site.tagline)}</h1><h2>Popular recipes</h2><div class=strip tabindex=0 role=group aria-label="Popular recipes">${home.cards.map((c) => `<article>${pic(c.image, c.title, '256px')}<h3>${esc(c.title)}</h3><p class=m>${c.minutes} minutes</article>`).join('')}</div></section>
<section class=w><h2>Everything in one place</h2><div class="g g4">${home.features.map((f) => `<details class=box><summary><b>${esc(f.title)}</b><span>${esc(f.summary)}</span></summary><p>${esc(f.detail)}</details>`).join('')}</div></section>
<section class=w><h2>Made for you</h2><div class=tabs role=tablist aria-label=Audiences>${home.tabs.map((t, i) => `<button role=tab id=t${i} aria-controls=p${i} aria-selected=${!i}${i ? ' tabindex=-1' : ''}>${t.label}</button>`).join('')}</div>${home.tabs.map((t, i) => `<div role=tabpanel id=p${i} aria-labelledby=t${i}${i ? ' hidden' : ''}><h3>${esc(t.title)}</h3><p>${esc(t.text)}</p>${li(t.points)}</div>`).join('')}</section>
<section class=w id=pricing><h2>Pricing</h2><div class="g g3">${home.plans.map((p) => `<article class=box><h3>${p.name}</h3><p class=big>$${p.price}</p>${li(p.points)}</article>`).join('')}</div></section>
<section class=cta><h2>Start cooking today</h2><a href=/blog/>Read the blog</a></section>`,
    js,
  ),
);

// posts
const md = new Marked({ gfm: true });
const posts = readdirSync('content/posts')
  .map((f) => {
    const [, fm, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(
      readFileSync(`content/posts/${f}`, 'utf8'),
    );
    const d = Object.fromEntries(
      fm.split('\n').map((l) => {
        const i = l.indexOf(': ');
        return [l.slice(0, i), l.slice(i + 2).replace(/^"|"$/g, '')];
      }),
    );
    return { ...d, slug: f.replace('.md', ''), body };
  })
  .sort((a, b) => b.date.localeCompare(a.date));
for (const p of posts)
  write(
    `/blog/${p.slug}/`,
    shell(
      `/blog/${p.slug}/`,
      p.title,
      p.excerpt,
      `<article class="w n"><p class=c>${p.category}<h1>${esc(p.title)}</h1><p class=m>${p.author} · ${p.date} · ${p.readTime} min</p>${pic(p.image, '', '(min-width:768px) 736px,92vw', true)}<div class=prose>${md.parse(p.body)}</div><p><a href=/blog/>Back to the blog</a></article>`,
    ),
  );
for (const c of [{ name: 'Blog', slug: '' }, ...home.categories]) {
  const list = c.slug ? posts.filter((p) => p.category === c.name) : posts,
    last = Math.max(1, Math.ceil(list.length / PER)),
    base = c.slug ? `/blog/category/${c.slug}/` : '/blog/',
    href = (n) => (n === 1 ? base : `${base}page/${n}/`);
  for (let n = 1; n <= last; n++)
    write(
      href(n),
      shell(
        href(n),
        `${c.name}, page ${n}`,
        c.slug
          ? `Posts about ${c.name} on the Larder blog.`
          : 'All posts of the Larder blog, newest first.',
        `<div class=w><h1>Blog</h1><nav class=tabs aria-label=Categories>${[{ name: 'All', slug: '' }, ...home.categories].map((x) => `<a href=${x.slug ? `/blog/category/${x.slug}/` : '/blog/'}${x.slug === c.slug ? ' aria-current=page' : ''}>${x.name}</a>`).join('')}</nav><div class="g g3">${list
          .slice((n - 1) * PER, n * PER)
          .map(
            (p, i) =>
              `<article>${pic(p.image, '', '(min-width:1024px) 352px,(min-width:640px) 46vw,92vw', !i)}<p class=c>${p.category}<h2><a href=/blog/${p.slug}/>${esc(p.title)}</a></h2><p>${esc(p.excerpt)}<p class=m>${p.author} · ${p.date} · ${p.readTime} min</article>`,
          )
          .join(
            '',
          )}</div><nav class=pages aria-label=Pages>${n > 1 ? `<a href=${href(n - 1)}>Newer</a>` : ''}<span>Page ${n} of ${last}</span>${n < last ? `<a href=${href(n + 1)}>Older</a>` : ''}</nav></div>`,
      ),
    );
}
