import Big from 'big.js'
import { StepFault } from './fault.ts'
import { sourceOf } from './source.ts'
import type { Comparison, Json, Lookup, Reckoning, Template, Tree } from './types.ts'

/** An expression that cannot be computed over the values that are there. */
export class ExpressionError extends StepFault {}

/** The value of an expression. Names that are not there are null. Throws `ExpressionError`. */
export function evaluate(tree: Tree, lookup: Lookup): Json {
  const of = (part: Tree) => evaluate(part, lookup)
  switch (tree.is) {
    case 'value':
      return tree.value
    case 'name':
      return lookup(tree.name) ?? null
    case 'member':
      return member(of(tree.of), of(tree.key))
    case 'not':
      return of(tree.of) !== true
    case 'empty':
      return isEmpty(of(tree.of))
    case 'negative':
      return reckon('-', 0, of(tree.of))
    case 'both':
      return of(tree.left) === true && of(tree.right) === true
    case 'either':
      return of(tree.left) === true || of(tree.right) === true
    case 'compare':
      return compares(tree.sign, of(tree.left), of(tree.right))
    case 'reckon':
      return reckonOf(tree, of)
    case 'choice':
      return of(tree.test) === true ? of(tree.yes) : of(tree.no)
    case 'list':
      return tree.items.map(of)
    case 'call':
      return called(tree.name, tree.args.map(of))
  }
}

/** Whether a condition holds: true, and nothing else, is true. */
export const holds = (tree: Tree, lookup: Lookup): boolean => evaluate(tree, lookup) === true

/** The text of a template, or the value of its only expression. */
export function fill(template: Template, lookup: Lookup): Json {
  const [only, ...others] = template
  if (only !== undefined && others.length === 0) return typeof only === 'string' ? only : evaluate(only, lookup)
  return template.map((piece) => (typeof piece === 'string' ? piece : asText(evaluate(piece, lookup)))).join('')
}

export const asText = (value: Json): string =>
  value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/** Own values only: nothing of an object's or a list's nature is seen. */
function member(of: Json, key: Json): Json {
  if (typeof of !== 'object' || of === null) return null
  const name = String(key)
  if (Array.isArray(of)) return (/^\d+$/.test(name) ? of[Number(name)] : undefined) ?? null
  return Object.hasOwn(of, name) ? ((of as Record<string, Json>)[name] ?? null) : null // an object, as it is no list
}

const isEmpty = (value: Json): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

function compares(sign: Comparison, left: Json, right: Json): boolean {
  const difference = order(left, right)
  if (sign === '==') return difference === 0
  if (sign === '!=') return difference !== 0
  if (difference === undefined) return false
  if (sign === '<') return difference < 0
  if (sign === '<=') return difference <= 0
  return sign === '>' ? difference > 0 : difference >= 0
}

/** Below, at or above 0; undefined for values that cannot be compared. Decimals are texts on the wire and numbers to a process. */
function order(left: Json, right: Json): number | undefined {
  if (left === null || right === null || typeof left === 'boolean' || typeof right === 'boolean')
    return left === right ? 0 : undefined
  const [one, other] = [decimalOf(left), decimalOf(right)]
  if (one && other) return one.cmp(other)
  if (typeof left !== 'string' || typeof right !== 'string') return undefined
  return left === right ? 0 : left < right ? -1 : 1
}

/** Says of an expression that cannot be reckoned how it is written, and which value it has instead of a number. */
function reckonOf(tree: Extract<Tree, { is: 'reckon' }>, of: (part: Tree) => Json): Json {
  const sides = [tree.left, tree.right] as const
  const [left, right] = [of(sides[0]), of(sides[1])]
  try {
    return reckon(tree.sign, left, right)
  } catch (error) {
    const values = [left, right].flatMap((value, at) => {
      const side = sides[at]
      return side && side.is !== 'value' ? [[sourceOf(side), JSON.stringify(value)]] : []
    })
    if (!(error instanceof ExpressionError) || values.length === 0) throw error
    const text = sourceOf(tree).slice(1, -1)
    const listed = (sign: string) => values.map((pair) => pair.join(sign)).join(', ')
    throw new ExpressionError('notReckonedWith', `${text} cannot be reckoned: ${listed(' is ')}.`, { text, given: listed(' = ') })
  }
}

function reckon(sign: Reckoning, left: Json, right: Json): Json {
  const [one, other] = [decimalOf(left), decimalOf(right)]
  if (!one || !other) {
    if (sign === '+' && (typeof left === 'string' || typeof right === 'string')) return asText(left) + asText(right)
    throw notReckoned(`${JSON.stringify(left)} ${sign} ${JSON.stringify(right)}`)
  }
  if ((sign === '/' || sign === '%') && other.eq(0)) throw notReckoned(`${one} ${sign} 0`)
  const result = { '+': () => one.plus(other), '-': () => one.minus(other), '*': () => one.times(other) }
  const value = sign === '/' ? one.div(other) : sign === '%' ? one.mod(other) : result[sign]()
  // Decimals stay texts, so that none becomes a floating number on its way.
  return typeof left === 'string' || typeof right === 'string' ? value.toFixed() : value.toNumber()
}

const notReckoned = (text: string) => new ExpressionError('notReckoned', `${text} cannot be reckoned.`, { text })

function decimalOf(value: Json): Big | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? Big(value) : undefined
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Big(value) : undefined
}

function called(name: string, [first = null, second = null]: readonly Json[]): Json {
  if (name === 'size') return typeof first === 'object' && first !== null ? Object.keys(first).length : asText(first).length
  if (name === 'contains')
    return Array.isArray(first) ? first.some((item) => order(item, second) === 0) : asText(first).includes(asText(second))
  if (name === 'text') return asText(first)
  if (name === 'join') return Array.isArray(first) ? first.map(asText).join(asText(second)) : asText(first)
  if (name === 'number') {
    const value = decimalOf(first)
    if (!value) throw new ExpressionError('notNumber', `${JSON.stringify(first)} is no number.`, { value: JSON.stringify(first) })
    return value.toNumber()
  }
  const difference = order(first, second)
  if (difference === undefined) {
    const [one, other] = [JSON.stringify(first), JSON.stringify(second)]
    throw new ExpressionError('notCompared', `${one} and ${other} cannot be compared.`, { one, other })
  }
  return (name === 'min') === difference <= 0 ? first : second
}
