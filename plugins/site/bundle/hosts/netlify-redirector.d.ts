/** The engine that matches redirects on Netlify, as far as the tests use it. It has no types of its own. */
declare module 'netlify-redirector' {
  type Rule = { path: string; to: string; status: number; force: boolean };
  type Request = {
    scheme: string;
    host: string;
    path: string;
    query: string;
    getHeader(name: string): string;
    getCookie(name: string): string;
  };
  type Matcher = { match(request: Request): { to: string; status: number; force: boolean } | null };
  const redirector: { parseJSON(rules: string, options: object): Promise<Matcher> };
  export default redirector;
}
