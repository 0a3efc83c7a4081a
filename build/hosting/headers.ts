/** Parts of the browser that no page of the site asks for (W3C Permissions Policy). */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * What every answer says. HSTS (RFC 6797) leaves subdomains out: they aren't this site's to promise
 * for. Browsers ignore it on plain HTTP.
 */
export const HEADERS: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * What every document says besides, and the policy (policy.ts). Pictures lack the resource policy on
 * purpose: feed readers and networks show them on pages of their own.
 */
export const DOCUMENT_HEADERS: Record<string, string> = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The header that carries the policy. */
export const POLICY = 'Content-Security-Policy';
