/** What a policy makes of a string; `null` refuses it (W3C Trusted Types, TrustedTypePolicyOptions). */
export type PolicyRules = {
  createHTML?: (html: string) => string | null;
  createScript?: (text: string) => string | null;
  createScriptURL?: (url: string) => string | null;
};

declare global {
  interface Window {
    /** Missing in browsers that don't know trusted types: they take strings. */
    trustedTypes?: {
      createPolicy(name: string, rules: PolicyRules): { createHTML(html: string): TrustedHTML };
    };
  }
}
