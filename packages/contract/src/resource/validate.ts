import { type Language, say } from '../i18n.ts'
import { blankOf, checkValue, type Field, type Fields, isEmpty, isStored, isWritable, notBeforeOf } from '../kinds/index.ts'
import { type Problem, problems } from '../kinds/problems.ts'
import { evaluate } from './formula.ts'
import { type Around, type FieldStatus, fieldStatusesOf, fieldStatusOf, settledValue } from './when.ts'

export type Validated = { value: Record<string, unknown>; problems: Record<string, Problem> }

export type ValidateOptions = Around & {
  /** Checks only what is present (an update that sends some fields) and leaves formulas and conditions alone: a part has neither. */
  partial?: boolean
}

/**
 * Checks what a client sent against the fields and answers the stored form of it. Unknown and server-owned keys are dropped, as is what
 * conditions hide or fix; formulas are computed, keys of problems are paths (`lines.0.quantity`).
 */
export function validate(fields: Fields, input: Record<string, unknown>, options: ValidateOptions = {}): Validated {
  const value: Record<string, unknown> = {}
  const found: Record<string, Problem> = {}
  const statuses = options.partial ? none : fieldStatusesOf(fields, input, options)
  const { before } = options
  for (const [key, field] of Object.entries(fields)) {
    if (!isWritable(field)) {
      // A line is written as a whole, so what the server keeps in it stands beside what was sent.
      if (options.document && field.serverOwned && isStored(field)) value[key] = before?.[key] ?? field.initial ?? blankOf(field)
      continue
    }
    if (options.partial && !(key in input)) continue
    const status = fieldStatusOf(statuses, key)
    if (status.isHidden || status.isFixed) value[key] = settledValue(field, status, undefined, before?.[key])
    else checkField({ key, field, raw: input[key], isRequired: status.isRequired, input, before }, value, found)
  }
  if (!options.partial) computeInto(fields, value)
  checkOrder(fields, value, found)
  return { value, problems: found }
}

const none: ReadonlyMap<string, FieldStatus> = new Map()

type Given = {
  key: string
  field: Field
  raw: unknown
  /** By a condition; the field may be so by itself. */
  isRequired: boolean
  input: Record<string, unknown>
  before: Around['before']
}

function checkField(
  { key, field, raw, isRequired, input, before }: Given,
  value: Record<string, unknown>,
  found: Record<string, Problem>,
): void {
  if (isEmpty(raw)) {
    if (field.kind === 'lines' && (field.minLines ?? 0) > 0) found[key] = inOwnWords(field, { key: 'tooFewLines' })
    else if (field.required || isRequired)
      found[key] = inOwnWords(field, { key: 'format' in field && field.format === 'phone' ? 'phoneEmpty' : 'required' })
    value[key] = blankOf(field)
    return
  }
  const checked = checkValue(field, raw)
  if ('problem' in checked) {
    found[key] = inOwnWords(field, checked.problem)
    return
  }
  value[key] =
    field.kind === 'lines'
      ? checkLines({ key, cells: field.fields, lines: checked.value as Record<string, unknown>[], input, before }, found) // its check answered an array of objects
      : checked.value
}

const inOwnWords = (field: Field, problem: Problem): Problem => {
  const own = field.messages?.[problem.key]
  return own ? { ...problem, own } : problem
}

type GivenLines = Pick<Given, 'key' | 'input' | 'before'> & { cells: Fields; lines: Record<string, unknown>[] }

function checkLines({ key, cells, lines, input, before }: GivenLines, found: Record<string, Problem>): Record<string, unknown>[] {
  const old: Record<string, unknown>[] = Array.isArray(before?.[key]) ? before[key] : []
  return lines.map((line, index) => {
    const stored = line.id === undefined ? undefined : old.find(({ id }) => id === line.id)
    const checked = validate(cells, line, { before: stored, document: input })
    for (const [cell, problem] of Object.entries(checked.problems)) found[`${key}.${index}.${cell}`] = problem
    return typeof line.id === 'string' && /^[\w-]{1,64}$/.test(line.id) ? { id: line.id, ...checked.value } : checked.value
  })
}

/** Fills computed fields in place, in the order in which they are declared. */
export function computeInto(fields: Fields, value: Record<string, unknown>): void {
  for (const [key, field] of Object.entries(fields)) if (field.formula) value[key] = evaluate(field.formula, value)
}

function checkOrder(fields: Fields, value: Record<string, unknown>, found: Record<string, Problem>): void {
  for (const [key, field] of Object.entries(fields)) {
    const other = notBeforeOf(field)
    if (!other || found[key]) continue
    const [before, after] = [value[other], value[key]]
    if (typeof before === 'string' && typeof after === 'string' && after < before)
      found[key] = { key: 'order', values: { otherField: other } }
  }
}

/** The sentence for a problem, such as “客户名称不能为空”; `fields` gives the names of the fields it speaks of. */
export function problemText(problem: Problem, language: Language, fields?: Fields): string {
  const other = fields && fieldIn(fields, String(problem.values?.otherField))
  return say(problem.own ?? problems[problem.key], language, {
    ...problem.values,
    ...(other && { other: other.label[language] }),
  })
}

/** A field of a record by its key, or a cell of its lines. */
function fieldIn(fields: Fields, key: string): Field | undefined {
  if (Object.hasOwn(fields, key)) return fields[key]
  for (const field of Object.values(fields))
    if (field.kind === 'lines' && Object.hasOwn(field.fields, key)) return field.fields[key]
  return undefined
}

/** A new record's values: what the fields declare as initial. */
export function initialValues(fields: Fields): Record<string, unknown> {
  const value: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(fields)) value[key] = field.initial ?? blankOf(field)
  computeInto(fields, value)
  return value
}
