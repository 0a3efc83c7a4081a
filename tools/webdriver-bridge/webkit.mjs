#!/usr/bin/env node
// Playwright's "browser" for WebKitGTK: answers the part of WebDriver BiDi that the journeys need with what Debian's
// WebKitWebDriver knows (classic WebDriver) and with a window of its own. See docs/browsers.md.
import { serveBidi } from './bidi-server.mjs';
import { toBrowser } from './webkit/browser.mjs';
import { startDisplay } from './webkit/display.mjs';

process.env.DISPLAY = await startDisplay();
serveBidi(toBrowser(process.argv.filter((each) => /^--(reduced-motion|no-script)$/.test(each))));
