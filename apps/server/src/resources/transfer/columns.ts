import type { Model, Part } from '../model.ts'

const leaving = ['createUser', 'createTime', 'updateTime', 'id']

/** What an export holds: every field that fits a cell, then who made the record and when, and its id for bringing it back. */
export const exportColumns = (model: Model): Part[] => [
  ...model.parts.filter(({ field }) => field.kind !== 'file'),
  ...leaving.flatMap((key) => model.base.find((part) => part.key === key) ?? []),
]

/** What an import may set: what a person fills in a form, as far as it fits a cell. */
export const importColumns = (model: Model): Part[] =>
  model.parts.filter(
    ({ field: { kind, serverOwned, formula } }) =>
      !serverOwned && !formula && kind !== 'file' && kind !== 'state' && kind !== 'serial',
  )
