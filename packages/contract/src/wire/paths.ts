/** The path a call goes to: `/api` before everything but absolute URLs, paths that have it, and the print service. */
export function apiPath(path: string): string {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(path) || path.startsWith('/pdf-printing')) return path
  const rooted = path.startsWith('/') ? path : `/${path}`
  return rooted === '/api' || rooted.startsWith('/api/') ? rooted : `/api${rooted}`
}

/** What goes beyond the spec's own calls; a gateway that answers 404 here merely lacks the feature. */
export const plus = {
  settings: '/blade-bip/plus/settings',
  health: '/blade-bip/plus/health',
  history: '/blade-bip/plus/history',
  /** GET with `resource` and the list's own query; answers xlsx. */
  export: '/blade-bip/plus/export',
  /** GET with `resource`; answers an xlsx with headings, rules and one example. */
  importTemplate: '/blade-bip/plus/import-template',
  /** POST multipart `file` with `resource`, `mode` (`all` or `rows`), `dryRun`. */
  import: '/blade-bip/plus/import',
  /** GET: where the caller is signed in. */
  devices: '/blade-bip/plus/devices',
  /** POST with `id`, or without for all others: ends sessions of the caller. */
  endDevice: '/blade-bip/plus/devices/end',
  /** GET `codes` (comma-joined): dictionary values in the caller's language. */
  dictionaries: '/blade-bip/plus/dictionaries',
  /** GET with `list`: the named views of a list that the caller sees. */
  views: '/blade-bip/plus/views',
  /** POST a view: stores it, answers it as stored. */
  submitView: '/blade-bip/plus/views/submit',
  /** POST with `id`: removes a view of the caller's own. */
  removeView: '/blade-bip/plus/views/remove',
} as const

/** What an import did, or would do. Rows count from the sheet's own first row of data, as the user sees it. */
export type ImportReport = {
  total: number
  created: number
  updated: number
  failed: number
  errors: { row: number; column: string; message: string }[]
}

/** One change of a record. `fields` is empty for creation and removal. */
export type HistoryEntry = {
  id: string
  at: string
  userId: string
  userName: string
  operation: string
  operationLabel: string
  fields: { key: string; label: string; before: string; after: string }[]
}
