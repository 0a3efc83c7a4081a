/** The usual emoji whose names on GitHub are a single word. Others have words joined by `_`, or end in `face` or `heart`. */
const SINGLE_WORDS = [
  // Faces and people.
  'angry blush cry disappointed flushed grimacing grin grinning hugs innocent joy laughing neutral relaxed relieved',
  'rofl scream sleeping smile smiley smirk sob sunglasses sweat thinking unamused wink worried yum zany',
  // Hands and hearts.
  'clap eyes facepalm fist heart muscle pray punch shrug thumbsdown thumbsup wave',
  // Food: all of GitHub's, because people cook here.
  'apple avocado bacon bagel banana beans beer beers bento blueberries bread broccoli burrito butter cake candy carrot',
  'champagne cheese cherries chestnut chocolate chopsticks cocktail coconut coffee cookie cooking corn crab croissant',
  'cucumber cupcake curry custard dango doughnut dumpling egg eggplant falafel flatbread fondue fries garlic grapes',
  'hamburger hocho honey hotdog icecream knife lemon lobster lollipop mandarin mango mate melon mushroom oden olive',
  'onion orange oyster pancakes peach peanuts pear pie pineapple pizza popcorn potato pretzel ramen rice sake salad salt',
  'sandwich shrimp spaghetti spoon squid stew strawberry sushi taco tamale tangerine tea teapot tomato waffle watermelon',
  // Others.
  'balloon bell birthday bomb book books boom bouquet bow bug bulb camera chicken computer construction cow crown dart',
  'droplet exclamation fire fish gift hammer herb hourglass key leaves link lock mag medal memo moon ocean pencil pig',
  'pill point pushpin question rainbow rocket rose santa scissors seedling snowflake sparkles star stars sunny sunflower',
  'tada telephone trophy tulip warning wrench x zap',
].join(' ');

/** An emoji as its name between colons: `:tada:`, `:+1:`, `:sweat_smile:`. */
export const EMOJI_NAME = new RegExp(
  String.raw`(?<![\w:/]):(?:[+-]1|[a-z\d]+(?:_[a-z\d]+)+|${SINGLE_WORDS.replaceAll(' ', '|')}):(?![\w:/])`,
  'g',
);
