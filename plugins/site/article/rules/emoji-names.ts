/**
 * GitHub’s emoji whose names are a single word (the package gemoji, 8.1.0), without those of flags, times and most
 * symbols: `it`, `on` and `free` are also words of prose.
 */
const SINGLE_WORDS = [
  // Faces, hearts and hands.
  'alien anger angry anguished astonished blush boom collision confounded confused cry cupid dash disappointed',
  'dizzy expressionless fearful flushed frowning ghost grimacing grin grinning hankey heart heartbeat heartpulse',
  'hole hugs hushed imp innocent joy kiss kissing laughing mask pensive persevere poop pout rage relaxed relieved',
  'robot rofl satisfied scream shit skull sleeping sleepy smile smiley smirk sob sunglasses sweat thinking triumph',
  'unamused weary wink worried yum zzz',
  // People.
  'adult angel artist astronaut baby bath bicyclist bone bow boy brain cartwheeling child clap climbing cook cop',
  'couple couplekiss dancer dancers detective ear elf eye eyes facepalm facepunch fairy family farmer firefighter',
  'fist foot footprints fu genie girl golfing guard guardsman guardswoman haircut hand handshake judge leg lips',
  'lungs mage man massage mechanic mermaid merman merperson metal muscle ninja nose pilot policeman policewoman',
  'pray prince princess punch rowboat runner running santa scientist selfie shrug singer skier snowboarder student',
  'superhero supervillain surfer swimmer teacher technologist thumbsdown thumbsup tongue tooth troll vampire',
  'walking wave woman wrestling zombie',
  // Animals and plants.
  'ant badger bat bear beaver bee beetle bird bison blossom blowfish boar bouquet bug butterfly cactus camel cat',
  'cat2 chicken chipmunk cockroach coral cow cow2 cricket crocodile deer dodo dog dog2 dolphin donkey dove dragon',
  'duck eagle elephant feather feet fish flamingo flipper fly frog giraffe goat goose gorilla hamster hedgehog herb',
  'hibiscus hippopotamus honeybee horse hyacinth jellyfish kangaroo koala leaves leopard lion lizard llama lotus',
  'mammoth microbe monkey moose mosquito mouse mouse2 mushroom octopus orangutan otter owl ox parrot peacock',
  'penguin pig pig2 poodle rabbit rabbit2 raccoon racehorse ram rat rhinoceros rooster rose rosette sauropod',
  'scorpion seal seedling shamrock shark sheep shell skunk sloth snail snake spider sunflower swan t-rex tiger',
  'tiger2 tulip turkey turtle unicorn whale whale2 wing wolf worm zebra',
  // Food.
  'amphora apple avocado bacon bagel banana beans beer beers bento birthday blueberries bread broccoli burrito',
  'butter cake candy carrot champagne cheese cherries chestnut chopsticks cocktail coconut coffee cookie corn crab',
  'croissant cucumber cupcake curry custard dango doughnut dumpling egg eggplant falafel flatbread fondue fries',
  'garlic grapes hamburger hocho hotdog icecream jar knife lemon lobster lollipop mandarin mango mate melon oden',
  'olive onion orange oyster pancakes peach peanuts pear pie pineapple pizza popcorn potato pretzel ramen rice sake',
  'salt sandwich shrimp spaghetti spoon squid stew strawberry sushi taco tamale tangerine tea teapot tomato waffle',
  'watermelon',
  // Travel and weather.
  'airplane ambulance anchor bank barber bike boat bricks bus busstop camping canoe car church cityscape cloud',
  'comet compass construction cyclone desert droplet factory ferry fire fog foggy fountain fuelpump helicopter',
  'hospital hotel hotsprings hourglass house houses hut japan kaaba luggage metro minibus monorail moon mosque',
  'motorcycle motorway mountain ocean office parachute rainbow rock rocket sailboat school seat ship skateboard',
  'snowflake snowman speedboat stadium star star2 stars station stopwatch sunny sunrise synagogue taxi tent',
  'thermometer tornado tractor train train2 tram trolleybus truck umbrella volcano watch wedding wheel wood zap',
  // Activities.
  '8ball art badminton balloon bamboo baseball basketball bowling clubs dart diamonds dolls firecracker fireworks',
  'flags football gift golf gun hearts jigsaw joystick kite knot lacrosse mahjong pinata ribbon ski sled soccer',
  'softball spades sparkler sparkles tada tennis thread ticket tickets trophy volleyball yarn',
  // Things.
  'abacus accordion alembic axe banjo basket bathtub battery bed bell bikini bomb book bookmark books boomerang',
  'boot briefcase broom bubbles bucket bulb calendar calling camera candle cd chains chair chart clamp clapper',
  'clipboard coat coffin coin computer crayon crown crutch dagger date dna dollar door dress drum dvd e-mail',
  'elevator email envelope euro eyeglasses fax flashlight flute gear gem gloves goggles guitar hammer hamsa handbag',
  'headphones headstone hook iphone jeans key keyboard kimono label ladder lantern ledger link lipstick lock',
  'loudspeaker mag magnet mailbox maracas mega memo microphone microscope minidisc mirror moneybag moyai mute',
  'necktie newspaper notebook notes package pager paintbrush paperclip paperclips pen pencil pencil2 phone pick',
  'pill placard plunger postbox pouch pound printer purse pushpin radio razor receipt ring sandal sari satellite',
  'saxophone scarf scissors screwdriver scroll shield shirt shoe shopping shorts shower smoking soap socks sound',
  'speaker sponge stethoscope syringe telephone telescope toilet toolbox toothbrush tophat trackball trumpet tshirt',
  'tv unlock vhs violin wastebasket window wrench yen',
  // The usual ones among the symbols.
  'exclamation question recycle warning x',
].join(' ');

/** An emoji as its name between colons: `:tada:`, `:+1:`, `:sweat_smile:`. Any words joined by `_` count. */
export const EMOJI_NAME = new RegExp(
  String.raw`(?<![\w:/]):(?:[+-]1|[a-z\d]+(?:_[a-z\d]+)+|${SINGLE_WORDS.replaceAll(' ', '|')}):(?![\w:/])`,
  'g',
);
