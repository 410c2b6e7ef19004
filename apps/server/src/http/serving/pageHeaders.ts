/** Nothing comes from elsewhere and nothing goes there: styles are written by styled-components, pictures may be made in the page. */
const policy = {
  'default-src': "'self'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'media-src': "'self' blob:",
  // The socket too: it has the host and port of the page.
  'connect-src': "'self'",
  'worker-src': "'self'",
  'frame-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

export type PageOrigins = {
  /** Origins whose pages a page may frame beside its own. */
  frames?: readonly string[]
  /** The origin of the portal, where the operator named it: browsers that do not count a socket among `'self'` find it by name. */
  portal?: string
}

/** Headers of every page. */
export function pageHeaders({ frames = [], portal }: PageOrigins): Record<string, string> {
  const own = {
    ...policy,
    'frame-src': [policy['frame-src'], ...frames].join(' '),
    'connect-src': [policy['connect-src'], ...(portal ? [portal.replace(/^http/, 'ws')] : [])].join(' '),
  }
  return {
    'content-security-policy': Object.entries(own)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), clipboard-read=(self), clipboard-write=(self)',
  }
}
