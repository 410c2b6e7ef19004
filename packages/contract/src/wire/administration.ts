import type { Page } from './envelope.ts'
import type { HistoryEntry } from './paths.ts'

/** A setting as administrators see it, in their language. */
export type ParameterDetail = {
  id: string
  paramKey: string
  paramName: string
  hint: string
  group: string
  type: 'number' | 'boolean' | 'choice'
  /** What holds now; text, as the spec has it. */
  paramValue: string
  /** What holds where nobody sets it. */
  initial: string
  isSet: boolean
  min?: number
  max?: number
  unit?: string
  options?: { value: string; label: string }[]
  updateUserName: string
  updateTime: string
}

/** Operations on records, calls, failures, sign-ins. */
export const logKinds = ['usual', 'api', 'error', 'login'] as const
export type LogKind = (typeof logKinds)[number]

export type LogEntry = {
  id: string
  at: string
  userId: string
  userName: string
  /** The record, the call, the first line of the error, or the account. */
  subject: string
  /** The operation, the status, or success, failure and lockout. */
  outcome: string
  /** Milliseconds that a call took. */
  ms: number | null
  /** The number that the caller was told. */
  trace: string
  address: string
  agent: string
  /** How often it happened: what strangers repeat stands there once. */
  count: number
  /** When it happened last; empty where it happened once. */
  lastAt: string
}

export type LogDetail = LogEntry & { detail: string; fields: HistoryEntry['fields'] }

/** Somebody who is signed in now. */
export type OnlineSession = {
  id: string
  userId: string
  account: string
  realName: string
  deptName: string
  agent: string
  address: string
  createdAt: string
  seenAt: string
  isCurrent: boolean
}

/** A record that a search over all resources found; `note` is what stands beside its name, such as a code. */
export type SearchHit = { resource: string; id: string; label: string; note: string }

/** A job as it stands. Times are instants; `result` and `failure` are those of the latest run. */
export type JobState = {
  /** Its key. */
  id: string
  name: string
  /** Milliseconds between two runs, as administrators chose or as the product says. */
  every: number
  /** The product’s own interval, ms. */
  usualEvery: number
  remark: string
  isPaused: boolean
  isRunning: boolean
  nextAt: string
  startedAt: string | null
  endedAt: string | null
  result: string | null
  failure: string | null
}

/** One run of a job; `endedAt` is null while it runs, and for good where its process ended. */
export type JobRun = {
  id: string
  startedAt: string
  endedAt: string | null
  process: string
  result: string | null
  failure: string | null
}

/** Something that has to be delivered and was not yet; dead ones wait for somebody to send them again. */
export type OutboxEntry = {
  id: string
  kind: string
  createdAt: string
  attempts: number
  failure: string | null
  nextAt: string
  isDead: boolean
}

/** An entry of the menu as administrators see it. */
export type MenuDetail = {
  id: string
  parentId: string
  code: string
  /** Chinese name; the others stand in `names` where they differ. */
  name: string
  names: { en?: string; vi?: string }
  icon: string
  path: string
  /** Address of an outside or framed page: http, https, or `{host}` for this origin. */
  href: string
  /** The code that lets somebody see it; empty for everybody. */
  permission: string
  sort: number
  isOpen: number
  displayType: string
  routeType: string
  isHidden: boolean
  /** Comes with the product: it can be renamed, moved and hidden, not removed. */
  isSystem: boolean
}

export type MenuDraft = Omit<MenuDetail, 'id' | 'code' | 'permission' | 'isSystem'> & { id?: string }

/** What may be done on the page of an entry, how far that may reach, and the calls that each code opens. */
export type MenuButton = { code: string; name: string; hasScope: boolean; apis: { method: string; path: string }[] }

/** A tenant as the administrators of the first one see it. */
export type TenantDetail = {
  id: string
  tenantId: string
  tenantName: string
  domain: string
  contactName: string
  contactPhone: string
  /** Most accounts; null for any number. */
  accountLimit: number | null
  accountCount: number
  /** `YYYY-MM-DD`; empty for ever. */
  expiresOn: string
  timeZone: string
  packageId: string
  packageName: string
  datasourceId: string
  status: 'enabled' | 'disabled'
  remark: string
  createTime: string
}

export type TenantDraft = Pick<
  TenantDetail,
  'tenantName' | 'domain' | 'contactName' | 'contactPhone' | 'accountLimit' | 'expiresOn' | 'timeZone' | 'packageId' | 'remark'
> & { id?: string; tenantId?: string }

/** The first administrator of a new tenant; the password is told once. */
export type NewTenant = { id: string; account?: string; password?: string }

/** Somebody who may do everything in a tenant. */
export type TenantAdministrator = { id: string; account: string; realName: string }

/** A new password of such a one, told once. */
export type AdministratorReset = { tenantId: string; account: string; realName: string; password: string }

/** The room that the files of one person take; `bytes` of `limit`. */
export type FileUse = { id: string; realName: string; account: string; files: number; bytes: number; limit: number }
/** The people with the most first, and what all files of the tenant take. */
export type FileUsePage = Page<FileUse> & { company: Pick<FileUse, 'files' | 'bytes' | 'limit'> }

/** An uploaded file with the records that hold it. */
export type FileDetail = {
  id: string
  originalName: string
  link: string
  type: string
  size: number
  businessType: string
  createUserName: string
  createTime: string
  /** The title is empty for what is personal. */
  usage: { resource: string; resourceName: string; id: string; title: string }[]
}

/** A registration for an account that exists. Whoever asked does not know: administrators tell them to choose another one. */
export type RegistrationClash = {
  id: string
  account: string
  realName: string
  phone: string
  email: string
  /** How often it was sent. */
  count: number
  /** When it was sent last. */
  at: string
  /** Who has the account. */
  holderName: string
}
