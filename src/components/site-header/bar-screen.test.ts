import { barScreenFor } from './bar-screen';

const LINKS = ['Docs', 'Creators', 'Professionals', 'Blog', 'Pricing'];
const BUTTONS = ['Log In', 'Sign Up'];

const longer = (label: string) => `${label}${'n'.repeat(Math.ceil(label.length * 0.4))}`;

test.each([
  ['the original links', LINKS, BUTTONS, '64'],
  ['two more links', [...LINKS, 'Features', 'Try It'], BUTTONS, '80'],
  ['labels 40% longer', LINKS.map(longer), BUTTONS.map(longer), '80'],
  ['both', [...LINKS, 'Features', 'Try It'].map(longer), BUTTONS.map(longer), '96'],
  [
    'long words',
    ['Dokumentation', 'Für Rezeptautoren', 'Für Fachleute', 'Neuigkeiten', 'Preise', 'Funktionen'],
    ['Anmelden', 'Kostenlos registrieren'],
    '96',
  ],
  [
    'square letters',
    ['ドキュメント', 'クリエイター', '専門家', 'ブログ', '料金'],
    ['ログイン', '登録'],
    '64',
  ],
  ['ten links', [...LINKS, ...LINKS, ...LINKS], BUTTONS, 'none'],
])('with %s, the bar shows the navigation where it fits', (_kind, links, buttons, screen) => {
  expect(barScreenFor({ name: 'Evenplate', links, buttons })).toBe(screen);
});
