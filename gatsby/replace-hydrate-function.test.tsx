import { act } from '@testing-library/react';
import { replaceHydrateFunction } from './replace-hydrate-function';

/** Renders the page as a server does. */
function openPage() {
  document.body.innerHTML = '<div><button>Open</button></div>';
  return document.body.firstElementChild!;
}

afterEach(() => jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'test' }));

describe('replaceHydrateFunction', () => {
  test('hydrates the page that the server has rendered', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    const container = openPage();
    const [button] = container.children;
    const clicked = jest.fn();
    await act(async () =>
      replaceHydrateFunction()!(<button onClick={clicked}>Open</button>, container),
    );
    (button as HTMLElement).click();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(container.firstElementChild).toBe(button);
  });

  test('leaves development to Gatsby', () => {
    expect(replaceHydrateFunction()).toBeUndefined();
  });
});
