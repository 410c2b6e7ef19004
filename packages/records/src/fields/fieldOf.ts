import type { BaseField, Core, Field, Label } from '@bip/contract'
import { catalogues, type TextKey } from '../locales/index.ts'

const labelOf = (key: TextKey): Label => ({
  'zh-CN': catalogues['zh-CN'][key],
  en: catalogues.en[key],
  vi: catalogues.vi[key],
})

/** What every record has beside its own fields, as fields: so that they show, filter and sort like the others. */
const baseFieldKinds: Readonly<Record<BaseField, Field>> = {
  id: { kind: 'text', label: labelOf('base.id'), serverOwned: true, width: 180 },
  version: { kind: 'number', label: labelOf('base.version'), serverOwned: true, width: 80 },
  createUser: { kind: 'person', label: labelOf('base.createUser'), serverOwned: true, width: 130 },
  createDept: {
    kind: 'reference',
    to: 'department',
    label: labelOf('base.createDept'),
    serverOwned: true,
    width: 150,
  },
  createTime: { kind: 'instant', label: labelOf('base.createTime'), serverOwned: true, sortable: true, width: 160 },
  updateUser: { kind: 'person', label: labelOf('base.updateUser'), serverOwned: true, width: 130 },
  updateTime: { kind: 'instant', label: labelOf('base.updateTime'), serverOwned: true, sortable: true, width: 160 },
}

/** The field of a key: the resource's own, or one that every record has; undefined for a key nobody declared. */
export const fieldOf = (core: Pick<Core, 'fields' | 'computed'>, key: string): Field | undefined =>
  core.fields[key] ?? (key in baseFieldKinds && !core.computed ? baseFieldKinds[key as BaseField] : undefined) // checked with `in`
