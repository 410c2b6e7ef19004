/**
 * Conditions of sequence flows, such as `${days > 3 && pass == true}`: comparisons of variables, numbers, texts, true, false and null,
 * joined by && and || and !, with brackets. Nothing can be called, and of an object only its own values are seen.
 */
export type Condition = (variables: Variables) => boolean
export type Variables = Readonly<Record<string, unknown>>

type Read = (variables: Variables) => unknown

const maxLength = 500
const token = /\s*(?:(\d+(?:\.\d+)?)|'([^'\\]*)'|"([^"\\]*)"|([\p{L}_][\p{L}\p{N}_]*)|(==|!=|<=|>=|&&|\|\||[<>!()]))/uy

/** Reads a condition. Throws a sentence that names what it cannot read. */
export function readCondition(text: string): Condition {
  const inner = /^\s*\$\{(.*)\}\s*$/s.exec(text)?.[1] ?? text
  if (inner.length > maxLength) throw new Error(`The condition is longer than ${maxLength} characters: ${inner.slice(0, 60)}…`)
  const tokens = tokensOf(inner)
  let at = 0
  const peek = () => tokens[at]?.text
  const take = (...texts: string[]) => {
    const next = tokens[at]
    if (next?.kind !== 'sign' || !texts.includes(next.text)) return undefined
    at += 1
    return next.text
  }

  function either(): Read {
    let left = both()
    while (take('||')) left = or(left, both())
    return left
  }
  function both(): Read {
    let left = compared()
    while (take('&&')) left = and(left, compared())
    return left
  }
  function compared(): Read {
    const left = value()
    const sign = take('==', '!=', '<=', '>=', '<', '>')
    return sign ? comparison(sign, left, value()) : left
  }
  function value(): Read {
    if (take('!')) {
      const denied = value()
      return (variables) => !isTrue(denied(variables))
    }
    if (take('(')) {
      const within = either()
      if (!take(')')) throw new Error(`A bracket is not closed in the condition ${inner.trim()}`)
      return within
    }
    const next = tokens[at]
    if (!next || next.kind === 'sign')
      throw new Error(`A value is missing at ${peek() ?? 'the end'} of the condition ${inner.trim()}`)
    at += 1
    return readOf(next)
  }

  const read = either()
  if (at < tokens.length) throw new Error(`${peek()} is too much in the condition ${inner.trim()}`)
  return (variables) => isTrue(read(variables))
}

type Token = { kind: 'number' | 'text' | 'name' | 'sign'; text: string }

function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const whole = text.trimEnd()
  for (token.lastIndex = 0; token.lastIndex < whole.length; ) {
    const from = token.lastIndex
    const [, number, single, double, name, sign] = token.exec(whole) ?? []
    if (number !== undefined) tokens.push({ kind: 'number', text: number })
    else if (single !== undefined || double !== undefined) tokens.push({ kind: 'text', text: single ?? double ?? '' })
    else if (name !== undefined) tokens.push({ kind: 'name', text: name })
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign })
    else throw new Error(`A condition cannot hold ${whole.slice(from).trim().slice(0, 20)}`)
  }
  return tokens
}

const words: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null }

const literals: Readonly<Record<string, (text: string) => number | string>> = { number: Number, text: String }

function readOf({ kind, text }: Token): Read {
  const literal = literals[kind]?.(text)
  if (literal !== undefined) return () => literal
  if (Object.hasOwn(words, text)) return () => words[text]
  return (variables) => (Object.hasOwn(variables, text) ? variables[text] : null)
}

const isTrue = (value: unknown) => value === true
const or =
  (left: Read, right: Read): Read =>
  (variables) =>
    isTrue(left(variables)) || isTrue(right(variables))
const and =
  (left: Read, right: Read): Read =>
  (variables) =>
    isTrue(left(variables)) && isTrue(right(variables))

const comparison =
  (sign: string, left: Read, right: Read): Read =>
  (variables) => {
    const [one, other] = [left(variables), right(variables)]
    if (sign === '==') return order(one, other) === 0
    if (sign === '!=') return order(one, other) !== 0
    const difference = order(one, other)
    if (difference === undefined) return false
    if (sign === '<') return difference < 0
    if (sign === '<=') return difference <= 0
    return sign === '>' ? difference > 0 : difference >= 0
  }

/** Below, at or above 0; undefined for values that cannot be compared. Decimals are texts on the wire and numbers to a process. */
function order(one: unknown, other: unknown): number | undefined {
  const [left, right] = [one ?? null, other ?? null]
  if (left === null || right === null || typeof left === 'boolean' || typeof right === 'boolean')
    return left === right ? 0 : undefined
  const numbers = [left, right].map(numberOf)
  const [a, b] = numbers
  if (a !== undefined && b !== undefined) return a - b
  if (typeof left !== 'string' || typeof right !== 'string') return undefined
  return left === right ? 0 : left < right ? -1 : 1
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined
}
