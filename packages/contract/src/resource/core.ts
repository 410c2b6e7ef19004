import type { Label } from '../i18n.ts'
import { type Fields, isMoney, isState, type ReferenceField, type ValueOf } from '../kinds/index.ts'
import type { MenuGroupId } from '../resources/modules.ts'
import type { Computed } from './computed.ts'
import type { Alias } from './names.ts'
import type { Ownership } from './ownership.ts'
import type { TimelineMark } from './timeline.ts'

/** Shared by tags, dots, Gantt, charts and walls. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'pending' | 'danger'

/** A call of the gateway: method and path (a name below the resource's path, or absolute with a leading slash). */
export type Call = { method: 'GET' | 'POST' | 'DELETE'; path: string }

export type StandardCall = 'list' | 'detail' | 'submit' | 'update' | 'remove' | 'selectData'

/**
 * Something one does with records beyond editing them. One declaration yields the endpoint, the permission
 * (`{resource}_{action}`), the button, the confirmation, the bulk variant, the message and the history row.
 */
export type Action = {
  call: Call
  /** Further addresses of it, and parameters by other names. */
  also?: readonly Alias[]
  label: Label
  icon?: string
  /** States it may start from; every state when absent. */
  from?: readonly string[]
  /** State it leads to; unchanged when absent. */
  to?: string
  /** Values of choice fields, by key, with which alone it may run; it then belongs to what has moved on when they differ. */
  where?: Readonly<Record<string, readonly string[]>>
  /** Asked before it runs. */
  confirm?: Label
  success: Label
  /** May run over a selection. Default true. */
  bulk?: boolean
  tone?: 'primary' | 'danger'
  /** What it asks for in its dialog. */
  args?: Fields
  /** What it tells once of each record, by name in the row's `data`, such as a new password; shown with a way to copy it. */
  tells?: Readonly<Record<string, Label>>
  /** Field keys that must be filled before it may run. */
  needs?: readonly string[]
}

export type State = {
  label: Label
  tone: Tone /** Fields may be edited in it. Default false. */
  editable?: boolean /** Records may be removed in it. Default false. */
  removable?: boolean
  /** Records in it are seen by their maker and by who may edit them, however far others reach, as is what was done to them. Default false. */
  private?: boolean
}

export type FormSection = { label: Label; fields: readonly string[] /** Starts folded. */; folded?: boolean }

/**
 * Records that are their maker's alone, however far a role reaches: nobody else sees them, nor what was done to them, and nobody else
 * changes them. Those whom a record names by one of these fields may see it as well.
 */
export type Personal<K extends string = string> = {
  /** A yes or no: yes shows it to everybody who may see the resource. */
  everybody?: K
  /** A department: its people see it, and those of the departments below. */
  department?: K
  /** A person who sees it. */
  person?: K
  /** A day: after it the others see it no more. Without one they go on. */
  until?: K
}

/** A resource as plain data: what both sides need to know, and nothing that only one of them can run. */
export type Core<F extends Fields = Fields, K extends string = string> = {
  /** Names the table, the permissions and the portal's screens: camelCase, unique. */
  key: string
  /** Gateway path below `/api`, as the spec spells it. */
  path: string
  calls: { list: Call } & Partial<Record<StandardCall, Call>>
  /** Further addresses of standard calls, and parameters by other names, as `{ list: [{ path: 'list-no-cache' }] }`. */
  also?: Partial<Record<StandardCall, readonly Alias[]>>
  label: Label
  /** English name of several, where it is not made by the usual rules, see `listLabel`. */
  plural?: string
  /** Lucide icon name. */
  icon: string
  /** The field that names a record in pickers, tabs and history. */
  display: K
  /** A second field shown beside it, such as a code. */
  subtitle?: K
  fields: F
  list: {
    columns: readonly (K | BaseField)[]
    /** What a card on a phone shows below the name; default the state and the first other column. */
    card?: readonly (K | BaseField)[]
    filters: readonly (K | BaseField)[]
    /** Field key, `-` before it for newest first. Default `-createTime`. */
    sort?: string
    /** Rows of a page until the reader wants another number. Default 20. */
    size?: number
  }
  form: readonly FormSection[]
  /** Logical states by value, in order of life. Needs a field of kind `state`. */
  states?: Readonly<Record<string, State>>
  actions?: Readonly<Record<string, Action>>
  /** Told with `id` whenever somebody opens the page of a record, in these states only where it names some. */
  visit?: { call: Call; from?: readonly string[] }
  /** Records belong to who made them. Default: to all within reach of a role. */
  personal?: Personal<K>
  /** Records belong to somebody who may change. Default: to their maker. */
  owner?: Ownership<K>
  /** Its records stand on the timelines of what they refer to. Default they do not. */
  timeline?: TimelineMark<K>
  /** Approval: the process that a record runs through, its form key and the portal's routes for it. */
  approval?: { processKey: string; formKey: string; route: string }
  /** The menu entry; without one its pages have an address of their own, and a tenant has it with the resource it hangs under. */
  menu?: { group: MenuGroupId; path: string; order: number }
  /** Records may be brought in and taken out as xlsx. Default true where `submit` exists. */
  transfer?: boolean
  /** Fields whose text goes into a history row but never into a log: none by default. */
  secret?: readonly K[]
  /** Its rows are worked out by a query, and read only. */
  computed?: Computed
}

/** What every stored record has beside its own fields; owned by the server. */
export const baseFields = ['id', 'version', 'createUser', 'createDept', 'createTime', 'updateUser', 'updateTime'] as const
export type BaseField = (typeof baseFields)[number]

/** What a record of a resource is on the wire. `_labels` names what is referred to, `_can` what the caller may do. */
export type RecordOf<C extends { fields: Fields }> = {
  -readonly [K in keyof C['fields']]?: ValueOf<C['fields'][K]> | null
} & StoredBase

export type StoredBase = {
  id: string
  version: number
  createUser: string
  createDept: string
  createTime: string
  updateUser: string
  updateTime: string
  _labels?: Record<string, string>
  _can?: string[]
}

/** A record whose resource is not known at compile time. */
export type AnyRecord = StoredBase & Record<string, unknown>

/** Declares a resource. The types keep its exact field keys, so a misspelt column does not compile. */
export function defineResource<const F extends Fields>(core: Core<F, keyof F & string>): Core<F, keyof F & string> {
  return core
}

export const get = (path: string): Call => ({ method: 'GET', path })
export const post = (path: string): Call => ({ method: 'POST', path })
export const del = (path: string): Call => ({ method: 'DELETE', path })

/** The calls that most resources offer; `prefix` where the spec writes `po-list` for `list`. */
export const standardCalls = (prefix = '') =>
  ({
    list: get(`${prefix}list`),
    detail: get(`${prefix}detail`),
    submit: post(`${prefix}submit`),
    remove: post(`${prefix}remove`),
    selectData: post('select-data'),
  }) satisfies Core['calls']

/** The full path of a call of a resource, without `/api`. */
export function pathOf(core: Pick<Core, 'path'>, call: Call): string {
  return call.path.startsWith('/') ? call.path : `${core.path}/${call.path}`
}

/** The field that holds the logical state, if the resource has states. */
export function stateField(core: { fields: Fields }): string | undefined {
  return Object.keys(core.fields).find((key) => isState(core.fields[key]))
}

/** The field by which a record hangs under its parent, if it does. */
export function parentField(core: { fields: Fields }): [key: string, field: ReferenceField] | undefined {
  for (const [key, field] of Object.entries(core.fields)) if ('parent' in field && field.parent) return [key, field]
  return undefined
}

/** Keys of the fields whose sums stand below a list, each with the field that says the currency of its amounts, if one does. */
export function summedFields({ fields }: { fields: Fields }): { key: string; currency: string | undefined }[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    if (!('summed' in field) || !field.summed) return []
    const isElsewhere = isMoney(field) && field.currency === undefined && fields.currency !== undefined
    return [{ key, currency: isElsewhere ? 'currency' : undefined }]
  })
}
