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
