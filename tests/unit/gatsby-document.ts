import { FIRST_SCRIPT_MARK } from '../../src/inline-scripts/first-script';

/** What differs between the documents of a test. */
type Options = {
  path?: string;
  /** The chunk of the page's component. */
  component?: string;
  head?: string;
  css?: string;
};

/** The stylesheet in the documents of {@link gatsbyDocument}. */
export const GATSBY_STYLESHEET = '/styles.1.css';

/** The HTML of Gatsby's slice of scripts. */
export const scriptsSlice = (component: string): string => `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"${component}\\":[\\"/${component}-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="abc";</script><script src="/webpack-runtime-1.js" async></script><script src="/framework-1.js" async></script><script src="/app-1.js" async></script>`;

/** A document as Gatsby writes it, before the postprocessing of this site. */
export const gatsbyDocument = (
  body: string,
  { path = '/', component = 'page', head = '', css = '' }: Options = {},
): string =>
  '<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charSet="utf-8"/>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"/>' +
  `<style data-href="${GATSBY_STYLESHEET}" data-identity="gatsby-global-css">${css}</style>` +
  `<script ${FIRST_SCRIPT_MARK}="">first()</script>${head}</head>` +
  '<body><div id="___gatsby">' +
  `<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">${body}</div>` +
  '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive" aria-atomic="true"></div></div>' +
  `<script id="gatsby-script-loader" data-page-path="${path}">window.pagePath=document.currentScript.dataset.pagePath</script>` +
  `<!-- slice-start id="_gatsby-scripts-1" -->${scriptsSlice(component)}<!-- slice-end id="_gatsby-scripts-1" -->` +
  '</body></html>';
