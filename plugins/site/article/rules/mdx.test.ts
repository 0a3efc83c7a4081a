import { testAsCode, testMistakes } from '../../../../tests/unit/mistakes';

/** Statements of MDX, the sentence about each, and the text after the suggested fix. */
const STATEMENTS = [
  {
    text: "import Soup from './soup'\n\nHot",
    problem: '1  "import Soup from \'./soup\'" is code of MDX; delete it',
    obeyed: 'Hot',
  },
  {
    text: "import {\n  Soup,\n  Stew,\n} from './soup'",
    problem: '1  "import { Soup, Stew, } from \'./soup\'" is code of MDX; delete it',
    obeyed: 'Hot',
  },
  {
    text: 'export default ({ children }) => children',
    problem: '1  "export default ({ children }) => children" is code of MDX; delete it',
    obeyed: 'Hot',
  },
  {
    text: "import 'soup.css'\nimport { a, b as c } from '../stew';\n\nHot",
    problem: '1  "import \'soup.css\'" is code of MDX; delete it (and 1 more like it)',
    obeyed: 'Hot',
  },
  ...[
    "import Chart from '../components/Chart'",
    "import { Tabs, TabItem } from '@theme/Tabs';",
    "import type { Soup } from 'soup'",
    "export { Soup } from './soup'",
    "export * from './soup'",
    'export const { hot } = soup',
    'export const hot: Soup[] = []',
    'export async function cook() {}',
    'export default async function cook() {}',
  ].map((text) => ({
    text,
    problem: `1  "${text}" is code of MDX; delete it`,
    obeyed: 'Hot',
  })),
];

testMistakes(STATEMENTS);
testAsCode(STATEMENTS);
