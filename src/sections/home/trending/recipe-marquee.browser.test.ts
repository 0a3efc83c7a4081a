import { startMarquee } from './recipe-marquee.browser';

const copies = () => document.querySelectorAll('.recipe-marquee-copy > li').length;

test('a strip whose cards are still arriving is copied when all are there', () => {
  startMarquee();
  document.body.innerHTML = `<div class="recipe-marquee">
    <ol><li>Soup</li></ol><ol class="recipe-marquee-copy"></ol></div>`;
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const start = Object.assign(new Event('animationstart'), { animationName: 'marquee' });
  document.dispatchEvent(start);
  expect(copies()).toBe(0);
  document.querySelector('ol')!.innerHTML += '<li>Stew</li>';
  state.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(copies()).toBe(2);
});
