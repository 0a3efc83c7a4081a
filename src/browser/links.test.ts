import { speculationRules, startPrefetch } from './links';

const [rule] = speculationRules.prerender;

const fetched = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) =>
    href.replace(location.origin, ''),
  );

const hover = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event('pointerover', { bubbles: true }));

const saveData = (isOn: boolean) =>
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { saveData: isOn },
  });

let added: EventListener[] = [];
const addEventListener = document.addEventListener.bind(document);

beforeEach(() => {
  added = [];
  document.addEventListener = ((type: string, listener: EventListener) => {
    added.push(listener);
    addEventListener(type, listener);
  }) as typeof document.addEventListener;
  document.head.innerHTML = '<script type="speculationrules"></script>';
  document.body.innerHTML = `<a id="page" href="/blog"><b>Blog</b></a><a id="file" href="/rss.xml"></a>
    <a id="part" href="#content"></a><a id="current" href="/pricing" aria-current="page"></a>
    <a id="below" href="/blog" aria-current="true"></a><a id="other" href="https://app.example/login"></a>`;
  HTMLScriptElement.supports = () => false;
  saveData(false);
});
afterEach(() => {
  for (const listener of added) {
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.removeEventListener(type, listener);
    }
  }
});

test('the rules name links to other pages only', () => {
  const named = [...document.querySelectorAll(rule!.where.selector_matches)].map(({ id }) => id);
  expect(named).toEqual(['page', 'below']);
});

test('a hovered link prefetches its page once where the browser has no speculation rules', () => {
  startPrefetch();
  for (const selector of ['#page b', '#page', '#file', '#part', '#current', '#other']) {
    hover(selector);
  }
  document.dispatchEvent(new Event('focusin'));
  expect(fetched()).toEqual(['/blog']);
});

test('a browser with speculation rules prefetches nothing else', () => {
  HTMLScriptElement.supports = (type) => type === 'speculationrules';
  startPrefetch();
  hover('#page');
  expect(fetched()).toEqual([]);
  expect(document.querySelector('[type=speculationrules]')).toBeInTheDocument();
});

test('visitors who save data get neither', () => {
  saveData(true);
  startPrefetch();
  hover('#page');
  expect(fetched()).toEqual([]);
  expect(document.querySelector('[type=speculationrules]')).not.toBeInTheDocument();
});
