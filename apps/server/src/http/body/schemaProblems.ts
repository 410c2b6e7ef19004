import { type Label, type Language, type ProblemKey, problems, say } from '@bip/contract'
import type { ZodType, z } from 'zod'

type Issue = z.core.$ZodIssue
type Found = { key: ProblemKey; values?: Record<string, string | number> }

const labels = new WeakMap<ZodType, Readonly<Record<string, Label>>>()

/** A schema whose refusals call its fields as people do; keys are paths, joined by dots. */
export function withLabels<T extends ZodType>(schema: T, names: Readonly<Record<string, Label>>): T {
  labels.set(schema, names)
  return schema
}

/** What a field of a schema is called in a sentence: its label where it has one, else its path. */
export const nameIn = (schema: ZodType, path: string, language: Language): string =>
  labels.get(schema)?.[path]?.[language] ?? path

const types: Readonly<Record<string, ProblemKey>> = { string: 'text', number: 'number', int: 'number', boolean: 'boolean' }
const formats: Readonly<Record<string, ProblemKey>> = { date: 'date', datetime: 'instant', email: 'email', url: 'url' }

function tooBig(origin: string, max: number): Found {
  if (origin === 'string') return { key: 'tooLong', values: { max } }
  return origin === 'number' || origin === 'int' ? { key: 'tooBig', values: { max } } : { key: 'tooManyChosen', values: { max } }
}

function tooSmall(origin: string, min: number): Found {
  if (origin === 'number' || origin === 'int') return { key: 'tooSmall', values: { min } }
  return origin === 'string' && min > 1 ? { key: 'tooShort', values: { min } } : { key: 'required' }
}

function found(issue: Issue): Found | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return { key: issue.input === undefined ? 'required' : (types[issue.expected] ?? 'pattern') }
    case 'invalid_format':
      return { key: formats[issue.format] ?? 'pattern' }
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'invalid_value':
      return { key: 'choice' }
    case 'invalid_union':
      return { key: 'pattern' }
    default:
      return undefined
  }
}

/** What a schema finds wrong, as forms say it; what they have no words for, as the schema says it. */
export function sentenceOf(issue: Issue, language: Language): string {
  const known = found(issue)
  return known ? say(problems[known.key], language, known.values) : issue.message
}
