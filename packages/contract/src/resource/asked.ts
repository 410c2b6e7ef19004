import { askedAs, checkValue, type Field, type Fields, isEmpty } from '../kinds/index.ts'
import type { Problem } from '../kinds/problems.ts'
import type { Checked } from '../kinds/trait.ts'

/** How a value is asked for: bare, among several, from, to. */
export type AskOp = 'is' | 'in' | 'ge' | 'le'

/** Parameters of a call. */
export type Params = Readonly<Record<string, unknown>>

export type ReadAsked = {
  asked: Record<string, unknown>
  problems: Record<string, Problem>
  /** What is no field that is asked for: filters of rows, page, order. */
  rest: Record<string, unknown>
}

const maxSeveral = 1000
const suffixes: readonly AskOp[] = ['in', 'ge', 'le']

/**
 * Reads what a query is asked: `{key}`, `{key}_in`, `{key}_ge`, `{key}_le`. `check` turns one value into the form in which it is compared;
 * default the contract's own check.
 */
export function readAsked(
  asks: Fields,
  params: Params,
  check: (field: Field, op: AskOp, raw: string) => Checked = (field, _, raw) => checkValue(field, raw),
): ReadAsked {
  const read: ReadAsked = { asked: {}, problems: {}, rest: { ...params } }
  for (const [key, field] of Object.entries(asks)) {
    const take = (op: AskOp): unknown => {
      const name = op === 'is' ? key : `${key}_${op}`
      const value = read.rest[name]
      delete read.rest[name]
      return value
    }
    const given = { is: take('is'), ...Object.fromEntries(suffixes.map((op) => [op, take(op)])) } as Record<AskOp, unknown>
    const value = wantedOf(field, given, (op, raw) => {
      const checked = check(field, op, raw)
      if ('value' in checked) return checked.value
      read.problems[key] = field.messages?.[checked.problem.key]
        ? { ...checked.problem, own: field.messages[checked.problem.key] }
        : checked.problem
      return undefined
    })
    if (value !== undefined) read.asked[key] = value
    else if (field.required && !read.problems[key]) read.problems[key] = { key: 'required' }
  }
  return read
}

const textsOf = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((one) => !isEmpty(one) && typeof one !== 'object')
    .map((one) => String(one).replaceAll('\u0000', '').toWellFormed())
    .filter((text) => text.trim() !== '')

function wantedOf(field: Field, given: Record<AskOp, unknown>, check: (op: AskOp, raw: string) => unknown): unknown {
  const [single] = textsOf(given.is)
  switch (askedAs(field)) {
    case 'several': {
      const values = [...textsOf(given.is), ...textsOf(given.in).flatMap((text) => text.split(','))].slice(0, maxSeveral)
      return values.length > 0 ? values.flatMap((raw) => check('is', raw) ?? []) : undefined
    }
    case 'range': {
      const ge = textsOf(given.ge)[0] ?? single
      const le = textsOf(given.le)[0] ?? single
      if (ge === undefined && le === undefined) return undefined
      return { ...(ge !== undefined && { ge: check('ge', ge) }), ...(le !== undefined && { le: check('le', le) }) }
    }
    default:
      return single === undefined ? undefined : check('is', single)
  }
}
