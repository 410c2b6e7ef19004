import { type BaseOf, bad, type Checked, type FieldKind, ok } from './trait.ts'

/** One value (or several) of a dictionary; stored as `dictKey`. */
export type DictField = BaseOf<'dict'> & { dictionary: string; multiple?: boolean }

function check(field: DictField, raw: unknown): Checked {
  const keys = Array.isArray(raw) ? raw : typeof raw === 'string' && field.multiple ? raw.split(',') : [raw]
  const clean = keys.map((key) => (typeof key === 'string' || typeof key === 'number' ? String(key).trim() : ''))
  if (clean.some((key) => key === '' || key.length > 64)) return bad('choice')
  if (field.multiple) return ok([...new Set(clean)])
  return clean.length === 1 ? ok(clean[0]) : bad('choice')
}

export const dict: FieldKind<DictField> = {
  check,
  blank: null,
  isMany: ({ multiple }) => multiple === true,
  isOneKey: ({ multiple }) => !multiple,
  writtenBy: 'people',
  askedAs: 'several',
  dictionary: ({ dictionary }) => dictionary,
  samples: () => [],
}
