import { CONTENT_EDITOR_ROUTE } from '../../shared/content-editor.ts';

/**
 * Features that neither pages nor their frames may use. Chromium warns of names that it does not know, such as
 * `bluetooth` on Linux. https://www.w3.org/TR/permissions-policy/
 */
const UNUSED_FEATURES =
  `accelerometer browsing-topics camera display-capture geolocation gyroscope hid idle-detection
  local-fonts magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial
  storage-access usb xr-spatial-tracking`.split(/\s+/);

/**
 * Returns the file `_headers` for a site below `base`, in the format of Netlify and Cloudflare Pages, which the server of
 * `npm start` reads too. The headers say what a document cannot say about itself; its policy is in the document. Hosts
 * join the values if several rules match: two policies both apply, and no other header is set twice.
 * https://developers.cloudflare.com/pages/configuration/headers/, https://docs.netlify.com/manage/routing/headers/
 */
export function headersFile(base: string): string {
  return `/*
  Content-Security-Policy: frame-ancestors 'self'
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: ${UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')}
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
  # Browsers obey it for a year, so only the owner of the host can decide about it.
  # Strict-Transport-Security: max-age=31536000
${base}assets/*
  Cache-Control: public, max-age=31536000, immutable
${base}${CONTENT_EDITOR_ROUTE.slice(1)}*
  Content-Security-Policy: frame-ancestors 'none'
  X-Frame-Options: DENY
`;
}
