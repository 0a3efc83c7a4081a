import type { PolicyRules } from './policy-factory';

/**
 * What a string may do where the browser asks for a trusted type (W3C Trusted Types, "default policy").
 *
 * HTML without a `<` makes no element. React asks for one empty script element, and Gatsby fills it
 * with data for crawlers: an object in JSON is no program. Script files are those of the build, whose
 * names hold their hash. All else is refused by `null`.
 * Its text is the script in the head, so it uses nothing from outside its own body, and never spells
 * the end of a script.
 */
export function defaultRules(): PolicyRules {
  return {
    createHTML: (html) => (/^(?:[^<]*|<script><\/script>)$/.test(html) ? html : null),
    createScript: (text) => {
      try {
        return text.startsWith('{') && JSON.parse(text) ? text : null;
      } catch {
        return null;
      }
    },
    createScriptURL: (url) => (/^\/[\w-]+-[0-9a-f]{20}\.js$/.test(url) ? url : null),
  };
}

/** The script that sets the rules, before any other script of the page. */
export const defaultPolicyScript = `window.trustedTypes&&trustedTypes.createPolicy('default',(${defaultRules})())`;
