import { cleanText } from './empty.ts'
import { type BaseOf, bad, type Checked, type FieldKind, ok } from './trait.ts'

/** A text of several lines. `max` characters, default 4 000. */
export type LongTextField = BaseOf<'longText'> & { max?: number }

function check(field: LongTextField, raw: unknown): Checked {
  if (typeof raw !== 'string' && typeof raw !== 'number') return bad('text')
  const value = cleanText(String(raw))
  const max = field.max ?? 4000
  return value.length > max ? bad('tooLong', { max }) : ok(value)
}

export const longText: FieldKind<LongTextField> = {
  check,
  blank: null,
  writtenBy: 'people',
  maxLength: 100_000,
  samples: ({ label, max = 4000 }) => [label['zh-CN'].slice(0, max)],
}
