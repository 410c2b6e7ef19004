import {
  type AnyRecord,
  blankOf,
  type Core,
  checkValue,
  dayAt,
  type Field,
  initialValues,
  isEmpty,
  isStored,
  isWritable,
} from '@bip/contract'
import { computed } from '../kinds/lines/edits.ts'
import { linesOf } from '../kinds/lines/linesOf.ts'

export type Values = Record<string, unknown>

/** What fields begin with that goes by the day and by who fills them in; `userId` of nobody leaves people open. */
export const begunValues = (
  { fields }: Core,
  { timeZone, userId }: { timeZone: string; userId?: string },
  now = new Date(),
): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, { begins }]): [string, unknown][] => {
      if (begins === 'today') return [[key, dayAt(now, timeZone)]]
      return begins === 'me' && userId ? [[key, userId]] : []
    }),
  )

/** What a form begins with: the stored values, or those of a new record with the caller's defaults. */
export const startValues = (core: Core, record: AnyRecord | undefined, defaults: Values = {}): Values => {
  if (!record) return withComputedLines(core, { ...initialValues(core.fields), ...defaults })
  return Object.fromEntries(
    Object.entries(core.fields).map(([key, field]) => {
      return [key, record[key] ?? blankOf(field)]
    }),
  )
}

/** Lines given from outside come without what is computed in them. */
const withComputedLines = (core: Core, values: Values): Values => {
  for (const [key, field] of Object.entries(core.fields))
    if (field.kind === 'lines') values[key] = linesOf(values[key]).map((line) => computed(field, line))
  return values
}

const isOurs = (field: Field, isEdit: boolean): boolean => isWritable(field) && !(isEdit && field.createOnly)

/** Keys of the fields that a form may change. */
export const writableKeys = (core: Core, isEdit: boolean): readonly string[] =>
  Object.keys(core.fields).filter((key) => {
    const field = core.fields[key]
    return field !== undefined && isOurs(field, isEdit)
  })

/** What is sent of the values that the contract's rules have checked: those that the form may change. */
export const sentValues = (core: Core, checked: Values, isEdit: boolean): Values =>
  Object.fromEntries(writableKeys(core, isEdit).map((key) => [key, checked[key]]))

const storedForm = (field: Field | undefined, value: unknown): unknown => {
  if (!field || isEmpty(value)) return null
  const checked = checkValue(field, value)
  return 'value' in checked ? checked.value : value
}

/** Labels and computed cells travel with lines but are not what somebody wrote. */
const plain = (field: Field | undefined, value: unknown): unknown => {
  if (field?.kind !== 'lines' || !Array.isArray(value)) return storedForm(field, value)
  return value.map((line) =>
    Object.entries(field.fields)
      .filter(([, cell]) => !cell.formula && isStored(cell))
      .map(([key, cell]) => storedForm(cell, line?.[key])),
  )
}

/** Whether two values of a field mean the same once stored: 1.5 and 1.50, nothing and ''. */
export const isSame = (field: Field | undefined, a: unknown, b: unknown): boolean =>
  JSON.stringify(plain(field, a)) === JSON.stringify(plain(field, b))
