/** The usual emoji whose names on GitHub are a single word. Others have words joined by `_`, or end in `face` or `heart`. */
const SINGLE_WORDS = [
  // Faces and people.
  'angry blush cry disappointed flushed grimacing grin grinning hugs innocent joy laughing neutral relaxed relieved',
  'rofl scream sleeping smile smiley smirk sob sunglasses sweat thinking unamused wink worried yum zany',
  // Hands and hearts.
  'clap eyes facepalm fist heart muscle pray punch shrug thumbsdown thumbsup wave',
  // Food.
  'apple avocado bacon banana beer beers bread broccoli burrito cake candy carrot cheese cherries chocolate coffee',
  'cookie corn croissant cucumber doughnut egg eggplant fries grapes hamburger honey icecream lemon mango pancakes',
  'peach peanuts pear pineapple pizza popcorn potato ramen rice salad sandwich shrimp spaghetti stew strawberry',
  'sushi taco tangerine tea tomato watermelon',
  // Others.
  'balloon bell bomb book books boom bouquet bow bug bulb camera construction crown exclamation fire gift hammer',
  'hourglass key link lock mag medal memo moon pencil point pushpin question rainbow rocket rose santa snowflake',
  'sparkles star stars sunny sunflower tada trophy tulip warning wrench zap',
].join(' ');

/** An emoji as its name between colons: `:tada:`, `:+1:`, `:sweat_smile:`. */
export const EMOJI_NAME = new RegExp(
  String.raw`(?<![\w:/]):(?:[+-]1|[a-z\d]+(?:_[a-z\d]+)+|${SINGLE_WORDS.replaceAll(' ', '|')}):(?![\w:/])`,
  'g',
);
