import { fireEvent, screen } from '@testing-library/react';
import { startPictures } from './pictures';

test('a picture whose file can’t be loaded shows that of its src', () => {
  // jsdom has no times of requests.
  performance.getEntriesByType = () => [{ requestStart: 0, responseStart: 0 }] as never;
  startPictures();
  document.body.innerHTML =
    '<picture><source srcset="/soup.avif"><img alt="Soup" src="/soup.jpg" srcset="/soup-400.jpg 400w"></picture>';
  const picture = screen.getByRole('img');
  fireEvent.error(picture);
  expect(document.querySelector('source')).not.toBeInTheDocument();
  expect(picture).not.toHaveAttribute('srcset');
  expect(picture).toHaveAttribute('src', '/soup.jpg');
});
