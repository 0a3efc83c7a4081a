import { objectType, choice, listOf } from '../schema/objects';
import { dollars, flag, picture, text } from '../schema/fields';
import { appPath } from '../schema/links';
import { withMetadata } from '../schema/metadata';
import { defineInterface, defineTypes } from './type-definitions';

const dish = objectType('Dish', 'A dish.', {
  name: text('Its "name".', 'Soup'),
  size: choice(['small', 'large'], 'Its size.', { typeName: 'Size' }),
  course: choice(['starter'], 'Its course.'),
});

const menu = objectType('MenuJson', 'A menu.', {
  dishes: listOf(dish, 'The dishes.'),
  price: dollars('The price.', '5').nullable(),
  isFixed: flag('Whether it is fixed.'),
  photo: picture('post', 'The photo.', './menu.jpg'),
  href: appPath('Where to order.'),
  secret: withMetadata(text('A secret.', 'x'), { hidden: true }),
});

test('defineTypes declares the type of a file and of the objects and enums in it', () => {
  expect(defineTypes([menu])).toBe(`"A menu."
type MenuJson implements Node @dontInfer {
"The dishes."
dishes: [Dish!]!
"The price."
price: Int
"Whether it is fixed."
isFixed: Boolean!
"The photo."
photo: File! @fileByRelativePath
"Where to order."
href: String! @inApp
}

"A dish."
type Dish {
"Its \\"name\\"."
name: String!
"Its size."
size: Size!
"Its course."
course: String!
}

"Its size."
enum Size { small large }`);
});

test('defineInterface declares fields without directives', () => {
  expect(defineInterface('Menu', menu)).toContain('photo: File!\n');
});
