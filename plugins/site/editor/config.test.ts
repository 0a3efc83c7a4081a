import { z } from 'zod';
import { day, picture, text, texts } from '../model/fields';
import { fieldsOf } from './config';

test('every field of a schema gets a control', () => {
  const schema = z.strictObject({
    mood: text().optional().describe('How it tastes.'),
    cook: z.union([text(), texts()]).default('Ada'),
    servedOn: day().optional(),
    photo: picture('post').optional(),
    isSpicy: z.boolean().default(false),
  });
  expect(fieldsOf(schema)).toMatchObject([
    { name: 'mood', label: 'Mood', hint: 'How it tastes.', required: false, widget: 'string' },
    { name: 'cook', label: 'Cook', widget: 'list' },
    { name: 'servedOn', label: 'Served on', widget: 'datetime', format: 'YYYY-MM-DD' },
    { name: 'photo', label: 'Photo', widget: 'image' },
    { name: 'isSpicy', label: 'Is spicy', widget: 'boolean' },
  ]);
});
