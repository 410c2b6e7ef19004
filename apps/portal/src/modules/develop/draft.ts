import type { Kind, Label } from '@bip/contract'
import { kindOptions, type Prototype, type PrototypeField } from '@bip/develop'

const nothing: Label = { 'zh-CN': '', en: '', vi: '' }

/** A resource that nobody has described yet: one text that names its records. */
export const emptyDraft = (): Prototype => ({
  key: '',
  path: '/blade-bip/',
  label: nothing,
  icon: 'package',
  display: 'name',
  fields: [
    {
      key: 'name',
      kind: 'text',
      label: { 'zh-CN': '名称', en: 'Name', vi: 'Tên' },
      required: true,
      searchable: true,
      sortable: true,
      width: 200,
    },
  ],
  columns: ['name', 'createTime'],
  filters: ['name'],
  form: [{ label: { 'zh-CN': '基本信息', en: 'Basics', vi: 'Thông tin chung' }, fields: ['name'] }],
  states: [],
  actions: [],
  menu: null,
  transfer: true,
})

/** A known model under a name of its own, so that nothing of it is taken. */
export const startingFrom = (model: Prototype): Prototype => ({
  ...model,
  key: `${model.key}Copy`,
  path: `${model.path}-copy`,
  menu: model.menu && { ...model.menu, path: `${model.menu.path}-copy` },
})

/** Options that a field of another kind cannot have fall away. */
export function withKind(field: PrototypeField, kind: Kind): PrototypeField {
  const { key, label, hint, required, sortable, indexed, width } = field
  const kept = Object.entries(field).filter(([name]) => Object.hasOwn(kindOptions[kind], name))
  const needs = {
    dict: { dictionary: '' },
    reference: { to: '' },
    serial: { template: '{00000}', serverOwned: true },
    lines: { fields: {} },
  }
  const shared = { key, label, hint, required, sortable, indexed, width }
  // What a kind needs is there by construction; whether it fits is what the check says.
  return without({
    ...shared,
    ...(kind in needs && needs[kind as keyof typeof needs]),
    ...Object.fromEntries(kept),
    kind,
  }) as PrototypeField
}

const without = (value: object): object => Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined))

/** A field with some of its options changed; undefined takes one away. */
export const withOptions = (field: PrototypeField, options: Readonly<Record<string, unknown>>): PrototypeField =>
  without({ ...field, ...options }) as PrototypeField // the check says what does not fit

/** Another name for a field, wherever it is named. */
export function renamed(draft: Prototype, at: number, key: string): Prototype {
  const before = draft.fields[at]?.key
  const swap = (name: string) => (name === before ? key : name)
  return {
    ...draft,
    display: swap(draft.display),
    ...(draft.subtitle && { subtitle: swap(draft.subtitle) }),
    ...(draft.sort && { sort: draft.sort.replace(/^(-?)(.*)$/, (_, sign: string, name: string) => sign + swap(name)) }),
    fields: draft.fields.map((field, place) => (place === at ? { ...field, key } : field)),
    columns: draft.columns.map(swap),
    filters: draft.filters.map(swap),
    form: draft.form.map((section) => ({ ...section, fields: section.fields.map(swap) })),
  }
}

export function removed(draft: Prototype, at: number): Prototype {
  const gone = draft.fields[at]?.key
  const others = (names: readonly string[]) => names.filter((name) => name !== gone)
  const { sort, ...rest } = draft
  return {
    ...rest,
    ...(sort && sort.replace('-', '') !== gone && { sort }),
    fields: draft.fields.toSpliced(at, 1),
    columns: others(draft.columns),
    filters: others(draft.filters),
    form: draft.form.map((section) => ({ ...section, fields: others(section.fields) })),
  }
}

/** A new field, in the list and in the last section. */
export function added(draft: Prototype): Prototype {
  const taken = new Set(draft.fields.map(({ key }) => key))
  let number = draft.fields.length + 1
  while (taken.has(`field${number}`)) number++
  const key = `field${number}`
  return {
    ...draft,
    fields: [...draft.fields, { key, kind: 'text', label: nothing, width: 140 }],
    columns: [...draft.columns, key],
    form: draft.form.map((section, at) =>
      at === draft.form.length - 1 ? { ...section, fields: [...section.fields, key] } : section,
    ),
  }
}

export function moved<T>(list: readonly T[], at: number, by: -1 | 1): T[] {
  const to = at + by
  const one = list[at]
  return one === undefined || to < 0 || to >= list.length ? [...list] : list.toSpliced(at, 1).toSpliced(to, 0, one)
}

export const toggled = (names: readonly string[], name: string, isIn: boolean): string[] =>
  isIn ? [...names.filter((one) => one !== name), name] : names.filter((one) => one !== name)

/** The section a field stands in; -1 for none. */
export const sectionOf = (draft: Prototype, key: string): number => draft.form.findIndex(({ fields }) => fields.includes(key))

export const inSection = (draft: Prototype, key: string, at: number): Prototype => ({
  ...draft,
  form: draft.form.map((section, place) => ({ ...section, fields: toggled(section.fields, key, place === at) })),
})
