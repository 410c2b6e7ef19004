/** Nothing comes from elsewhere: styles are written by styled-components, pictures may be made in the page, the socket is this origin's. */
const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'media-src': "'self' blob:",
  'connect-src': "'self' ws: wss:",
  'worker-src': "'self' blob:",
  'frame-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

/** Headers of every page; `frames` are the origins whose pages it may frame beside its own. */
export const pageHeaders = (frames: readonly string[]): Record<string, string> => ({
  'content-security-policy': Object.entries({ ...policy, 'frame-src': [policy['frame-src'], ...frames].join(' ') })
    .map(([name, value]) => `${name} ${value}`)
    .join('; '),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), clipboard-read=(self), clipboard-write=(self)',
})
