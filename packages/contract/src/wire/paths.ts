import type { LineChange } from './history.ts'

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
  /** GET: how the server is, for administrators of the first tenant. */
  healthDetail: '/blade-bip/plus/health/detail',
  /** POST: an administrator vouches for the time that the server shows. */
  confirmTime: '/blade-bip/plus/health/confirm-time',
  history: '/blade-bip/plus/history',
  /** GET with `resource`, `id`, and `kinds` (comma-joined), `personId`, `from`, `to` (days), `before`: a `TimelinePage`. */
  timeline: '/blade-bip/plus/timeline',
  /** GET with `resource`, `making`, `ids` (comma-joined): what a new record begins with that is made from these, as `MakingDraft`. */
  makingDraft: '/blade-bip/plus/making/draft',
  /** GET with `resource`, `id`: what it was made from and what was made from it, as `MakingLinks`. */
  makingLinks: '/blade-bip/plus/making/links',
  /** GET with `resource` and `parentId` (none: the top), or `search`: a `TreeLevel`. */
  treeLevel: '/blade-bip/plus/tree',
  /** POST a `TreeMove`. */
  treeMove: '/blade-bip/plus/tree/move',
  /** GET with `q`: records of every kind that hold it, as `SearchHit[]`, the best first. */
  search: '/blade-bip/plus/search',
  /** POST with `resource`, `codes` and `extras` (field to value): the records that pasted or scanned codes name, as `CodeMatch[]`. */
  codes: '/blade-bip/plus/codes',
  /** GET with `resource` and the list's own query: sums of the fields that lists sum. */
  totals: '/blade-bip/plus/totals',
  /** GET with `resource` and the list's own query; answers xlsx, one that tells of itself (`toldFile.ts`) where it is accepted. */
  export: '/blade-bip/plus/export',
  /** GET with `resource` (the key of a query) and the query's own parameters: sums of the fields that its list sums. */
  queryTotals: '/blade-bip/plus/query/totals',
  /** GET likewise, with `columns`; answers xlsx. */
  queryExport: '/blade-bip/plus/query/export',
  /** GET with `resource`; answers an xlsx with headings, rules and one example. */
  importTemplate: '/blade-bip/plus/import-template',
  /** POST multipart `file` with `resource`, `mode` (`all` or `rows`), `dryRun`, `edits` (`SheetEdits` as JSON) and `run`, a name of the caller's for it. */
  import: '/blade-bip/plus/import',
  /** POST multipart `file`, with `resource` for the columns that it may fill, or `whole` for all its rows and not the first ones alone: a `SheetAnalysis`. */
  importAnalysis: '/blade-bip/dcQt/dcExcelAnalysis',
  /** GET with `run`: how far an import of the caller is, as `ImportProgress`; null where none of that name runs. */
  importProgress: '/blade-bip/plus/import-progress',
  /** POST with `run`: an import of the caller ends after the rows at hand, and tells what it stored. */
  importStop: '/blade-bip/plus/import-stop',
  /** GET: where the caller is signed in. */
  devices: '/blade-bip/plus/devices',
  /** POST with `id`, or without for all others: ends sessions of the caller. */
  endDevice: '/blade-bip/plus/devices/end',
  /** POST `password`, encrypted: for five minutes this session may change how its owner gets in. Answers `Confirmed`. */
  confirmPassword: '/blade-bip/plus/confirm-password',
  /** POST: sends a code to the number in the caller's account, answers its `id`. */
  phoneCode: '/blade-bip/plus/own-phone/code',
  /** POST with `id` and `code`: the number counts for signing in from now on. */
  confirmPhone: '/blade-bip/plus/own-phone/confirm',
  /** GET with `kind`, `search`, `from`, `to` (days), `current`, `size`: what was done, called, went wrong. */
  logs: '/blade-bip/plus/logs',
  /** GET: registrations for accounts that exist. */
  registrationClashes: '/blade-bip/plus/registration-clash/list',
  /** POST with `ids`: refuses them. */
  refuseClashes: '/blade-bip/plus/registration-clash/refuse',
  /** GET with `kind` and `id`. */
  logDetail: '/blade-bip/plus/logs/detail',
  /** GET with the list's own query; answers xlsx. */
  logExport: '/blade-bip/plus/logs/export',
  /** GET with `search`, `current`, `size`: who is signed in. */
  online: '/blade-bip/plus/online',
  /** POST with `ids`: ends sessions of others. */
  endOnline: '/blade-bip/plus/online/end',
  /** GET with `key`: the latest runs of a job, as `JobRun[]`. */
  jobRuns: '/blade-bip/plus/jobs/runs',
  /** POST with `key`: runs a job now. */
  runJob: '/blade-bip/plus/jobs/run',
  /** POST with `key`: no run begins until it is resumed. */
  pauseJob: '/blade-bip/plus/jobs/pause',
  /** POST with `key`. */
  resumeJob: '/blade-bip/plus/jobs/resume',
  /** GET with `search`, `current`, `size`: what could not be delivered yet, as `OutboxEntry` rows. */
  outbox: '/blade-bip/plus/outbox',
  /** POST with `ids`: delivers entries again, beginning with the first attempt. */
  sendAgain: '/blade-bip/plus/outbox/send-again',
  /** GET with `search`, `current`, `size`: the settings of the tenant, as `ParameterDetail` rows. */
  parameters: '/blade-bip/plus/parameters',
  /** POST with `key` and `value`; null takes the own value away. */
  setParameter: '/blade-bip/plus/parameters/submit',
  /** GET with `roleId`, `search`, `current`, `size`: who has a role. */
  rolePeople: '/blade-bip/plus/role/people',
  /** POST `RoleBinding`: gives a role to people, or takes it from them. */
  bindRole: '/blade-bip/plus/role/bind',
  /** GET with `search`, `current`, `size`: uploaded files. */
  files: '/blade-bip/plus/files',
  /** GET with `search`, `current`, `size`: how much room the files of each person take. */
  fileUse: '/blade-bip/plus/files/use',
  /** POST (and HEAD, PATCH, DELETE below it): uploads in pieces by the tus protocol, with `name` and `sha256` as metadata. */
  uploads: '/blade-bip/plus/uploads',
  /** POST with `id` of an upload that arrived whole: the file that it makes, answered as by `put-file`. */
  finishUpload: '/blade-bip/plus/uploads/finish',
  /** POST with `sha256`, `size`, `name`: a file of that content without sending it, where the caller may read one; else null. */
  knownUpload: '/blade-bip/plus/uploads/known',
  /** POST with `ids` and `name`: a link that opens these files for five minutes without a session, several as a zip of that name. */
  fileLink: '/blade-bip/plus/files/link',
  /** GET with `ticket`: the content behind such a link; `download` has it saved. */
  fileContent: '/blade-bip/plus/files/content',
  /** GET with `id`: that file and what it replaced, the newest first (`FileVersion[]`). */
  fileVersions: '/blade-bip/plus/files/versions',
  /** POST with `id` of a file just uploaded and `replaces`: makes it the next version of that one; answers the stored file. */
  replaceFile: '/blade-bip/plus/files/replace',
  /** POST with `id` of an older version and `replaces`: a copy of it becomes the next version; answers the stored file. */
  restoreFile: '/blade-bip/plus/files/restore',
  /** POST with `ids`: removes files that no record holds. */
  removeFiles: '/blade-bip/plus/files/remove',
  /** GET with `id`: what may be done on the page of a menu entry. */
  menuButtons: '/blade-bip/plus/menu/buttons',
  /** POST `id`, `parentId`, `before` (id of the entry that follows): moves a menu entry. */
  moveMenu: '/blade-bip/plus/menu/move',
  /** POST: a one-time ticket of the caller for a scene. */
  ticket: '/blade-bip/plus/ticket',
  /** POST with a client's id and secret (Basic): a one-time ticket of an account for a scene. */
  clientTicket: '/blade-bip/plus/ticket/client',
  /** POST with `ticket`: whom it lets in, as `TicketHolder`; it stays good. */
  ticketHolder: '/blade-bip/plus/ticket/holder',
  /** POST: what a platform authenticator is asked for at sign-in. */
  faceOptions: '/blade-bip/plus/face/options',
  /** POST: what a platform authenticator is asked for when it is enrolled. */
  faceEnrolOptions: '/blade-bip/plus/face/enrol-options',
  /** POST its answer: enrols it. */
  faceEnrol: '/blade-bip/plus/face/enrol',
  /** GET: the caller's enrolled devices. */
  faceKeys: '/blade-bip/plus/face/keys',
  /** POST with `id`. */
  removeFaceKey: '/blade-bip/plus/face/remove',
  /** GET: third-party accounts, each linked to the caller or not. */
  socialLinks: '/blade-bip/plus/social/links',
  /** POST with `source`: where to go to link it. */
  socialLink: '/blade-bip/plus/social/link',
  /** POST what came back from there. */
  socialLinked: '/blade-bip/plus/social/linked',
  /** POST with `source`. */
  socialUnlink: '/blade-bip/plus/social/unlink',
  /** GET with `tenantId`: who administers it and could come in. */
  tenantAdministrators: '/blade-bip/plus/tenant/administrators',
  /** POST with `tenantId`, `userId`: gives that administrator a new password, answered this once. */
  resetAdministrator: '/blade-bip/plus/tenant/reset-administrator',
  /** GET `codes` (comma-joined): dictionary values in the caller's language. */
  dictionaries: '/blade-bip/plus/dictionaries',
  /** GET: every call as an OpenAPI 3.1 document in the caller's language. */
  apiDocs: '/docs',
  /** GET with `keys` (comma-joined): cards of the workbench as `CardAnswers`; those that the caller may not have are left out. */
  deskCards: '/blade-bip/plus/desk/cards',
  /** GET with `key`: what a screen remembers for the caller; null for nothing. */
  userSetting: '/blade-bip/plus/user-setting',
  /** POST `{key, value}`; a null value forgets it. */
  submitUserSetting: '/blade-bip/plus/user-setting/submit',
  /** GET: which messages announce themselves to the caller. */
  messageChoices: '/blade-bip/plus/message-choices',
  /** POST `MessageChoices`. */
  submitMessageChoices: '/blade-bip/plus/message-choices/submit',
  /** POST `resource`, `recordId`: puts a record into the caller's collection. */
  addCollected: '/blade-bip/plus/collect/add',
  /** POST `resource`, `recordId`: takes it out. */
  removeCollected: '/blade-bip/plus/collect/remove',
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
  /** Rows that say of a record what it says already. */
  unchanged: number
  failed: number
  /** `key` names the column as `SheetEdits` do, `text` is what the cell says. */
  errors: { row: number; column: string; message: string; key?: string; text?: string }[]
  /** The headings of the sheet. */
  head?: string[]
  /** The rows of what failed, as they stand in the sheet. */
  rows?: { row: number; cells: string[] }[]
  /** It was stopped; so many rows were not looked at. */
  left?: number
}

/** How far an import is, in rows. */
export type ImportProgress = { done: number; total: number; step: 'checking' | 'importing' }

/** What a person says of a sheet beside it. Columns are named by field, cells of lines as `lines.cell`. */
export type SheetEdits = {
  /** The column that a heading stands for; '' for none. */
  columns?: Readonly<Record<string, string>>
  /** By column: what a text means, in its place. */
  words?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Single cells, by the row's number. */
  cells?: readonly { row: number; key: string; text: string }[]
}

/** A column that a sheet may fill. */
export type SheetTarget = { key: string; label: string; required: boolean; dictionary?: string }

/** What a spreadsheet holds: its headings, what each stands for as far as it is known, and its first rows. */
export type SheetAnalysis = {
  head: { heading: string; key: string | null; samples: string[] }[]
  rows: string[][]
  total: number
  /** Only where a resource was named. */
  targets?: SheetTarget[]
}

/** One change of a record. `fields` is empty for creation and removal. */
export type HistoryEntry = {
  id: string
  at: string
  userId: string
  userName: string
  operation: string
  operationLabel: string
  fields: HistoryField[]
}

/** A field that changed, in words and as it is stored. Lines tell cell by cell. */
export type HistoryField = {
  key: string
  label: string
  before: string
  after: string
  stored?: { before: unknown; after: unknown }
  lines?: LineChange[]
}

/** What the workbench shows beside records. */
export const homeCalls = {
  weather: '/blade-bip/home-user/skip-url/weather',
  sentence: '/blade-bip/home-user/skip-url/random-sentence',
  /** GET with `id`: a notice to the caller. */
  article: '/blade-bip/home-user/article',
} as const
