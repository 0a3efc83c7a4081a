import { firstScript } from './first-script';

describe('firstScript', () => {
  test('contains no closing script tag or comment', () => {
    expect(firstScript).not.toMatch(/<\/script|<!--/i);
  });

  test('uses nothing but the browser’s globals', () => {
    window.matchMedia = jest.fn(() => new EventTarget()) as never;
    const element = document.createElement('script');
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
    new Function(firstScript)();
    expect(window.themeEngine?.preference()).toBe('system');
    expect(window.hydration).toBeDefined();
  });
});
