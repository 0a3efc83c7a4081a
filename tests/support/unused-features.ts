/**
 * Chromium's flag against what no journey needs. Chromium heeds the last such flag alone, so it
 * repeats those that Playwright turns off for every page.
 */
const features = [
  // The address bar's two lists of suggestions are pages of their own in every new window, drawn or
  // not: without them the journeys take a third less time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright's.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

export const withoutUnusedFeatures = `--disable-features=${features.join()}`;
