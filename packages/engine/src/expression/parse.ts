import jsep from 'jsep'
import type { Comparison, Reckoning, Template, Tree } from './types.ts'

/** Also the words of the unified expression language, as diagrams of others use them. */
const words = { and: '&&', or: '||', eq: '==', ne: '!=', lt: '<', le: '<=', gt: '>', ge: '>=', div: '/', mod: '%' } as const
const comparisons: ReadonlySet<string> = new Set<Comparison>(['==', '!=', '<', '<=', '>', '>='])
const reckonings: ReadonlySet<string> = new Set<Reckoning>(['+', '-', '*', '/', '%'])
const unary: Readonly<Record<string, 'not' | 'negative' | 'empty'>> = { '!': 'not', not: 'not', '-': 'negative', empty: 'empty' }

for (const [word, sign] of Object.entries(words)) jsep.addBinaryOp(word, jsep.binary_ops[sign] ?? 1)
for (const word of ['not', 'empty']) jsep.addUnaryOp(word)

/** What may be called, and with how many arguments. */
export const functions = { size: 1, contains: 2, number: 1, text: 1, join: 2, min: 2, max: 2 } as const

const maxLength = 500

/** FEEL begins with a sign of its own, and writes one name in two words. */
const ofFeel = (text: string) => (/^\s*=(?!=)/.test(text) ? text.replace(/^\s*=/, '').replace(/\bstring join\(/g, 'join(') : text)

/** Parses one expression, with or without `${}`. Throws a sentence that names what cannot be read. */
export function parse(text: string): Tree {
  const inner = /^\s*[$#]\{(.*)\}\s*$/s.exec(text)?.[1] ?? ofFeel(text)
  if (inner.length > maxLength) throw new Error(`The expression is longer than ${maxLength} characters: ${inner.slice(0, 60)}…`)
  if (inner.trim() === '') throw new Error('The expression is empty.')
  try {
    return treeOf(jsep(inner))
  } catch (error) {
    throw new Error(`The expression ${inner.trim()} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Parses a text that may hold expressions between `${` and `}`. */
export function parseTemplate(text: string): Template {
  if (/^\s*=/.test(text)) return [parse(text)]
  return text
    .split(/([$#]\{[^}]*\})/)
    .filter(Boolean)
    .map((piece) => (/^[$#]\{/.test(piece) ? parse(piece) : piece))
}

type Read = (node: jsep.Expression) => Tree

const readers: Readonly<Record<string, Read>> = {
  Literal: ({ value }) => {
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return { is: 'value', value }
    throw new Error('a pattern is no value')
  },
  Identifier: ({ name }) => ({ is: 'name', name: String(name) }),
  UnaryExpression: ({ operator, argument }) => {
    const is = unary[String(operator)]
    if (!is) throw new Error(`${operator} is not known`)
    return { is, of: part(argument) }
  },
  BinaryExpression: ({ operator, left, right }) => binary(String(operator), part(left), part(right)),
  ConditionalExpression: ({ test, consequent, alternate }) => ({
    is: 'choice',
    test: part(test),
    yes: part(consequent),
    no: part(alternate),
  }),
  MemberExpression: ({ object, property, computed }) => {
    const key = part(property)
    return { is: 'member', of: part(object), key: !computed && key.is === 'name' ? { is: 'value', value: key.name } : key }
  },
  ArrayExpression: ({ elements }) => ({ is: 'list', items: parts(elements) }),
  CallExpression: ({ callee, arguments: given }) => {
    const { name } = callee as { name?: string } // an identifier, or something that cannot be called
    const args = parts(given)
    if (name === 'not' && args[0]) return { is: 'not', of: args[0] }
    if (!name || !Object.hasOwn(functions, name)) throw new Error(`${name ?? 'this'} cannot be called`)
    if (args.length !== functions[name as keyof typeof functions]) throw new Error(`${name} is called with ${args.length} values`)
    return { is: 'call', name, args }
  },
}

function treeOf(node: jsep.Expression): Tree {
  const read = Object.hasOwn(readers, node.type) ? readers[node.type] : undefined
  if (!read) throw new Error(node.type === 'Compound' ? 'it is more than one expression' : `${node.type} is not known`)
  return read(node)
}

function part(given: unknown): Tree {
  if (typeof given !== 'object' || given === null || !('type' in given)) throw new Error('a part is missing')
  return treeOf(given as jsep.Expression) // every node of the parser has a type
}

const parts = (given: unknown): Tree[] => (Array.isArray(given) ? given.map(part) : [])

function binary(operator: string, left: Tree, right: Tree): Tree {
  const sign = Object.hasOwn(words, operator) ? words[operator as keyof typeof words] : operator
  if (sign === '&&') return { is: 'both', left, right }
  if (sign === '||') return { is: 'either', left, right }
  if (comparisons.has(sign)) return { is: 'compare', sign: sign as Comparison, left, right }
  if (reckonings.has(sign)) return { is: 'reckon', sign: sign as Reckoning, left, right }
  throw new Error(`${operator} is not known`)
}
