/** The names of all policies. The CSP directive `trusted-types` forbids any other. */
export const TRUSTED_TYPES = { default: 'default', article: 'article' } as const;

/** The callbacks of a policy; `null` rejects a string (W3C Trusted Types, TrustedTypePolicyOptions). */
type PolicyRules = {
  createHTML?: (html: string) => string | null;
  createScript?: (text: string) => string | null;
  createScriptURL?: (url: string) => string | null;
};

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types; they accept strings. */
    trustedTypes?: {
      createPolicy(name: string, rules: PolicyRules): { createHTML(html: string): TrustedHTML };
    };
  }
}

/**
 * The rules of the default policy (W3C Trusted Types), which checks every string that reaches a sink.
 * They allow HTML without a `<`, React's empty script element, JSON objects (Gatsby's structured data)
 * and the URLs of the build's hashed scripts. `null` rejects everything else.
 *
 * The text of this function is an inline script: it must not use anything outside its own body, and
 * must not contain a closing script tag.
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

/**
 * Installs the default policy, unless an earlier attempt to start the scripts has. It must run before
 * every other script of the page.
 */
export const defaultPolicyScript = `window.trustedTypes&&(trustedTypes.defaultPolicy||trustedTypes.createPolicy('default',(${defaultRules})()))`;
