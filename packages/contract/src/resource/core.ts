import type { Label } from '../i18n.ts'
import { type Fields, isMoney, isState, isStored, type ReferenceField, type ValueOf } from '../kinds/index.ts'
import type { State, States } from '../kinds/states.ts'
import type { Action, Call } from './action.ts'
import type { Approval } from './approval.ts'
import type { Computed } from './computed.ts'
import type { DueMove } from './due.ts'
import { flowFields } from './flow.ts'
import type { Making } from './making.ts'
import type { MenuGroupId } from './menu.ts'
import type { Mirror } from './mirror.ts'
import type { Alias } from './names.ts'
import type { Ownership } from './ownership.ts'
import type { SearchItem } from './searchItem.ts'
import type { Send } from './send.ts'
import type { SheetExport } from './sheets.ts'
import type { DetailTabs } from './tabs.ts'
import type { TimelineMark } from './timeline.ts'
import type { Tree } from './tree.ts'

export type { State, StateLook, States, Tone } from '../kinds/states.ts'
export type { Action, Call, Moves, SetValue } from './action.ts'

/**
 * A call that stores many records at once: `all` stores all of them or none, `rows` whichever are right. Both answer what became of each row.
 */
export type ListCall = Call & { mode: 'all' | 'rows' }

export type StandardCall = 'list' | 'detail' | 'submit' | 'update' | 'remove' | 'selectData'

export type FormSection = {
  label: Label
  fields: readonly string[]
  /** Starts folded. */
  folded?: boolean
  /** The tab of `tabs` that it stands in on the page of a record. Default above all tabs. */
  tab?: string
}

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
  calls: { list: Call; submitList?: ListCall } & Partial<Record<StandardCall, Call>>
  /** Further addresses of standard calls, and parameters by other names, as `{ list: [{ path: 'list-no-cache' }] }`. */
  also?: Partial<Record<StandardCall | 'submitList', readonly Alias[]>>
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
    /** Conditions in words and options of their own, of fields that can be asked for; they stand first. Default each filter as its field says. */
    search?: readonly (SearchItem & { prop: K | BaseField })[]
    /** Field key, `-` before it for newest first. Default `-createTime`. */
    sort?: string
    /** Rows of a page until the reader wants another number. Default 20. */
    size?: number
  }
  form: readonly FormSection[]
  /** Tabs on the page of a record, by name. Default none: one section below the other. The form has no tabs. */
  tabs?: DetailTabs
  /** Its records stand below each other. */
  tree?: Tree<K>
  /** States of the record as a whole. Needs a field of kind `state` without `states` of its own. */
  states?: States<State>
  actions?: Readonly<Record<string, Action>>
  /** States that a job moves records to when their day has passed, by name. */
  due?: Readonly<Record<string, DueMove<K>>>
  /** What is made from its records, by name. */
  makes?: Readonly<Record<string, Making>>
  /** What goes to other systems of the company, by name; an action with `sends` sends it. */
  sends?: Readonly<Record<string, Send>>
  /** Told with `id` whenever somebody opens the page of a record, in these states only where it names some. */
  visit?: { call: Call; from?: readonly string[] }
  /** Records belong to who made them. Default: to all within reach of a role. */
  personal?: Personal<K>
  /** Records belong to somebody who may change. Default: to their maker. */
  owner?: Ownership<K>
  /** Its records stand on the timelines of what they refer to. Default they do not. */
  timeline?: TimelineMark<K>
  /** Its records go through a process. */
  approval?: Approval<K>
  /** The menu entry; without one its pages have an address of their own, and a tenant has it with the resource it hangs under. */
  menu?: { group: MenuGroupId; path: string; order: number }
  /** Records may be brought in and taken out as xlsx. Default true where `submit` exists. */
  transfer?: boolean
  /** Fields that together name a record in a sheet without ids, see `naturalKeys`. Default each unique text of people's own. */
  naturalKey?: readonly K[]
  /** They are a copy of a neighbour's records, read only for people and renewed by a job. */
  mirror?: Mirror<K>
  /** Exports at addresses of their own. */
  exports?: readonly SheetExport[]
  /** An address of its own for imports, beside the common one. */
  importCall?: Call
  /** Fields whose text goes into a history row but never into a log: none by default. */
  secret?: readonly K[]
  /** Nobody says anything about its records. Default whoever sees a record may. */
  comments?: false
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
  return core.approval ? withFlow(core) : core
}

/** Lists of what is under approval show beside its state at which step its process waits and for whom, and at their end how that stands. */
function withFlow<C extends Core<Fields, string>>(core: C): C {
  const { columns } = core.list
  const at = columns.indexOf(stateField(core) ?? '') + 1 || columns.length
  const shown = [...columns.slice(0, at), 'flowStep', 'flowPeople', ...columns.slice(at), 'flowStatus']
  return { ...core, fields: { ...core.fields, ...flowFields }, list: { ...core.list, columns: shown } }
}

export const get = (path: string): Call => ({ method: 'GET', path })
export const post = (path: string): Call => ({ method: 'POST', path })
export const del = (path: string): Call => ({ method: 'DELETE', path })

/** A call that takes a list of records: `submitList: many('batch-submit', 'rows')` beside the standard calls. */
export const many = (path: string, mode: ListCall['mode']): ListCall => ({ method: 'POST', path, mode })

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

/** The field that holds the state of the record as a whole, if the resource has states. */
export function stateField(core: { fields: Fields }): string | undefined {
  return Object.keys(core.fields).find((key) => {
    const field = core.fields[key]
    return isState(field) && field.states === undefined
  })
}

/** The states that a field may hold: its own, or those of the record; undefined for fields that hold none. */
export function statesOf(core: Pick<Core, 'fields' | 'states'>, key: string): States | undefined {
  const field = core.fields[key]
  return isState(field) ? (field.states ?? core.states) : undefined
}

/** What a new record holds that nobody sends, by key: its first states, and what fields of the server begin with. */
export const firstValues = (core: Pick<Core, 'fields' | 'states'>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(core.fields).flatMap(([key, field]): [string, unknown][] => {
      if (!isStored(field)) return []
      if (isState(field)) return [[key, String(field.initial ?? Object.keys(statesOf(core, key) ?? {})[0] ?? '') || null]]
      return field.serverOwned && field.initial !== undefined ? [[key, field.initial]] : []
    }),
  )

/** The fields by which a record hangs under others: an offer under its enquiry and under its supplier. The first is the one it belongs to. */
export const parentFields = (core: { fields: Fields }): [key: string, field: ReferenceField][] =>
  Object.entries(core.fields).flatMap(([key, field]): [string, ReferenceField][] =>
    'parent' in field && field.parent ? [[key, field]] : [],
  )

/** The field by which a record hangs under its parent, if it does. With `to` under one of that resource. */
export const parentField = (core: { fields: Fields }, to?: string): [key: string, field: ReferenceField] | undefined =>
  parentFields(core).find(([, field]) => to === undefined || field.to === to)

/** Keys of the fields whose sums stand below a list, each with the field that says the currency of its amounts, if one does. */
export function summedFields({ fields }: { fields: Fields }): { key: string; currency: string | undefined }[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    if (!('summed' in field) || !field.summed) return []
    const isElsewhere = isMoney(field) && field.currency === undefined && fields.currency !== undefined
    return [{ key, currency: isElsewhere ? 'currency' : undefined }]
  })
}
