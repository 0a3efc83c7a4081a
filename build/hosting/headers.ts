/** Browser features that no page of the site uses (W3C Permissions Policy). */
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
 * The headers of every response. HSTS (RFC 6797) does not include subdomains, because they are other
 * sites. Browsers ignore it on plain HTTP.
 */
export const HEADERS: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * More headers of documents, besides the policy (policy.ts). Pictures have no
 * `Cross-Origin-Resource-Policy`, because feed readers and social networks embed them.
 */
export const DOCUMENT_HEADERS: Record<string, string> = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The name of the header with the policy. */
export const POLICY = 'Content-Security-Policy';
