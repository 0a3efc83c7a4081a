import { contentCopy } from '../../../../tests/unit/content-copy';

const copy = contentCopy();

/** Parts of data files with unknown or duplicate names, and what the check says. */
const BROKEN_REFERENCES = [
  {
    file: 'hero',
    path: 'slideshow.goTo',
    value: 'Slide {numbr}',
    problem: 'there is no name {numbr} here, did you mean "number"?',
  },
  {
    file: 'hero',
    path: 'slides.1.dish',
    value: 'Smoked trout on kale',
    problem: '"Smoked trout on kale" appears here a second time; entry [0] is the same',
  },
  {
    file: 'hero',
    path: 'slides.0.day.person',
    value: 'child-5',
    problem:
      'there is no "child-5" in the set "north" of reference-intakes.json; expected "child-9", "cook-30" or "cook-60"',
  },
  {
    file: 'hero',
    path: 'slides.1.day.eaten.0.food',
    value: 'flour',
    problem: 'there is no "flour" in foods.json',
  },
  {
    file: 'hero',
    path: 'example.foods.0.food',
    value: 'flour',
    problem: 'there is no "flour" in foods.json',
  },
  {
    file: 'audiences',
    path: 'tabs.1.picture.image',
    value: '../images/nowhere.jpg',
    problem: 'there is no picture "../images/nowhere.jpg"',
  },
  {
    file: 'site',
    path: 'ways.method.to',
    value: '/blog/no-soup-at-all',
    problem:
      'there is no article "/blog/no-soup-at-all"; link to one that there is, or to an address with https://',
  },
  {
    file: 'recipes',
    path: 'recipes.0.ingredients.0.food',
    value: 'no-such-food',
    problem: 'there is no "no-such-food" in foods.json',
  },
  {
    file: 'try',
    path: 'withoutTarget.0',
    value: 'no-such-nutrient',
    problem: 'there is no "no-such-nutrient" in nutrients.json',
  },
  {
    file: 'interface',
    path: 'footer.noteLinks.0.to',
    value: '/blog/page/77',
    problem: 'there is no page "/blog/page/77", did you mean "/blog/page/2"?',
  },
  {
    file: 'features',
    path: 'tiles.3.slide',
    value: 'Leek tart',
    problem:
      'there is no "Leek tart" in hero.json; expected "Smoked trout on kale", "Pea soup with rye bread", "Barley salad with plums", "Quince cake" or "Duck with beet"',
  },
  {
    file: 'feature-examples',
    path: 'partners.clients.0',
    value: 'child-5',
    problem:
      'there is no "child-5" in the set "north" of reference-intakes.json; expected "child-9", "cook-30" or "cook-60"',
  },
  {
    file: 'feature-examples',
    path: 'household.people.0',
    value: 'child-5',
    problem:
      'there is no "child-5" in the set "north" of reference-intakes.json; expected "child-9", "cook-30" or "cook-60"',
  },
  {
    file: 'feature-examples',
    path: 'targets.sets',
    value: ['South'],
    problem: 'expected "North", the set "north", among them',
  },
  {
    file: 'faq',
    path: 'title',
    value: 'About {bowll}',
    problem: 'there is no name {bowll} here, did you mean "bowl"?',
  },
  {
    file: 'faq',
    path: 'title',
    value: 'About {Cauldron}',
    problem: 'there is no name {Cauldron} here, did you mean "cauldron"?',
  },
  {
    file: 'faq',
    path: 'title',
    value: 'About {salt}',
    problem:
      'there is no name {salt} here; the names are {product}, {currency}, {spoon}, {ladle}, {bowl} and {cauldron}',
  },
  {
    file: 'try',
    path: 'changes.meatless',
    value: '{dish} pots',
    problem:
      'there is no name {dish} here; the names are {dishes}, {product}, {currency}, {spoon}, {ladle}, {bowl} and {cauldron}',
  },
  {
    file: 'features',
    path: 'tiles.0.id',
    value: 'footer',
    problem: 'every page has a place "footer" of its own; choose another, such as "the-footer"',
  },
  {
    file: 'features',
    path: 'tiles.0.id',
    value: 'rowers',
    problem:
      'audiences.json has this id in tabs, and a page shows both; choose another, such as "the-rowers"',
  },
  {
    file: 'audiences',
    path: 'tabs.0.id',
    value: 'how-title',
    problem: 'pages add -title to ids; choose one without it, such as "how"',
  },
  {
    file: 'audiences',
    path: 'tabs.1.picture.image',
    value: '../images/fourth.jpg',
    problem:
      'there is no picture "../images/fourth.jpg", did you mean "../images/hero/fourth.jpg"?',
  },
  {
    file: 'hero',
    path: 'slides.0.image',
    value: '../images/hero/First.jpeg',
    problem:
      'there is no picture "../images/hero/First.jpeg", did you mean "../images/hero/first.jpg"?',
  },
  {
    file: 'site',
    path: 'contactUrl',
    value: '/creator',
    problem: 'there is no page "/creator", did you mean "/creators"?',
  },
  {
    file: 'site',
    path: 'docsUrl',
    value: 'https://www.soup.example/pricing',
    problem:
      'expected a path, because this site has the address; write "/pricing", found "https://www.soup.example/pricing"',
  },
  {
    file: 'interface',
    path: 'header.links.0.to',
    value: 'https://stew.example',
    problem:
      'expected a path such as /pricing, found "https://stew.example"; only pages of this site can stand here: link to other sites in its texts',
  },
  {
    file: 'interface',
    path: 'footer.noteLinks.0.to',
    value: 'https://www.soup.example/pricing',
    problem:
      'expected a path such as /pricing, found "https://www.soup.example/pricing"; write /pricing',
  },
];

test.each(BROKEN_REFERENCES)(
  'reports $file $path: $value',
  async ({ file, path, value, problem }) => {
    await copy.replace(file, path, value);
    const place = path.replace(/\.(\d+)/g, '[$1]');
    expect(await copy.checkWithoutLines()).toEqual([
      `content/data/${file}.json  ${place}: ${problem}`,
    ]);
  },
);
