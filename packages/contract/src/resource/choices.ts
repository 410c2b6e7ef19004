import type { Alias } from './names.ts'

/**
 * A named lookup of the spec, derived from a resource: options for a picker at an address of its own. Who may refer to the resource may
 * ask; whoever may not see its records is offered names alone.
 */
export type Choices = {
  /** Unique among lookups: camelCase. */
  key: string
  /** Gateway path below `/api`, as the spec spells it. */
  path: string
  /** Default GET. */
  method?: 'GET' | 'POST'
  also?: readonly Alias[]
  /** The resource whose records are the options. */
  of: string
  /** What every option holds, by field: a value, or one of several. */
  filter?: Readonly<Record<string, string | readonly string[]>>
  /** The name under which the id travels beside `id`, such as `orgId`. */
  rowKey?: string
  /** Columns beside id and label, by the name under which they travel: fields of the resource. */
  columns?: Readonly<Record<string, string>>
  /** A sign that callers put around what they look for, such as `%`: it is taken off. */
  wildcard?: string
  /** Answers pages (`records`, `total`) in place of a list of at most twenty. */
  isPaged?: true
}

/** Declares a named lookup. */
export const defineChoices = (choices: Choices): Choices => choices
