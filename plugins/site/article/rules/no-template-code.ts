import { syntaxRule } from './syntax-rule';

/** Code of Hugo, Jekyll, Eleventy and others: `{{< figure >}}`, `{% include %}`. */
export const noTemplateCode = syntaxRule(
  'no-template-code',
  /(?<!=)\{\{[\s\S]*?\}\}|(?<!\{)\{%[\s\S]*?%\}/g,
  'is code of another system, such as Hugo or Jekyll; replace it with what it shows',
);
