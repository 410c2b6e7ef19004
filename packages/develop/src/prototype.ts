import { type Core, type Field, type FormSection, type Label, post, type State, standardCalls } from '@bip/contract'

export type PrototypeField = Field & { key: string }
export type PrototypeState = State & { value: string }
/** An action by which records move on; its call is named after it. */
export type PrototypeAction = {
  name: string
  label: Label
  success: Label
  icon?: string
  /** States it may start from; every state when absent. */
  from?: readonly string[]
  to?: string
  confirm?: Label
  tone?: 'primary' | 'danger'
}

/** A resource that is yet to be declared, as data that a person edits: everything of a core that has an order is a list. */
export type Prototype = {
  key: string
  path: string
  label: Label
  icon: string
  display: string
  subtitle?: string
  fields: readonly PrototypeField[]
  columns: readonly string[]
  filters: readonly string[]
  sort?: string
  form: readonly FormSection[]
  states: readonly PrototypeState[]
  actions: readonly PrototypeAction[]
  /** Null for resources that only others refer to. */
  menu: { group: string; path: string; order: number } | null
  /** Records may be brought in and taken out as xlsx. */
  transfer: boolean
}

/** `testBench` as it stands in paths: `test-bench`. */
export const kebab = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The core that a prototype describes. */
export function coreOf(prototype: Prototype): Core {
  const { key, path, label, icon, display, subtitle, columns, filters, sort, form, states, actions, menu, transfer } = prototype
  return {
    key,
    path,
    calls: standardCalls(),
    label,
    icon,
    display,
    ...(subtitle && { subtitle }),
    fields: Object.fromEntries(prototype.fields.map(({ key, ...field }) => [key, field])),
    // Names of fields are checked as data; the compiler cannot know them.
    list: { columns, filters, ...(sort && { sort }) } as Core['list'],
    form,
    ...(states.length > 0 && { states: Object.fromEntries(states.map(({ value, ...state }) => [value, state])) }),
    ...(actions.length > 0 && {
      actions: Object.fromEntries(actions.map(({ name, ...action }) => [name, { call: post(kebab(name)), ...action }])),
    }),
    // Checked as data as well.
    ...(menu && { menu: menu as Core['menu'] }),
    ...(!transfer && { transfer }),
  }
}

/** A declared resource as a prototype, to start a similar one from. Calls of its own and what its actions ask for stay behind. */
export function prototypeOf(core: Core): Prototype {
  const { key, path, label, icon, display, subtitle, fields, list, form, states = {}, actions = {}, menu, transfer } = core
  return {
    key,
    path,
    label,
    icon,
    display,
    ...(subtitle && { subtitle }),
    fields: Object.entries(fields).map(([key, field]) => ({ key, ...field })),
    columns: list.columns,
    filters: list.filters,
    ...(list.sort && { sort: list.sort }),
    form: form.map(({ label, fields, folded }) => ({ label, fields, ...(folded !== undefined && { folded }) })),
    states: Object.entries(states).map(([value, state]) => ({ value, ...state })),
    actions: Object.entries(actions).map(([name, { label, success, icon, from, to, confirm, tone }]) => ({
      name,
      label,
      success,
      ...(icon && { icon }),
      ...(from && { from }),
      ...(to && { to }),
      ...(confirm && { confirm }),
      ...(tone && { tone }),
    })),
    menu: menu ?? null,
    transfer: transfer !== false,
  }
}
