import type { BaseField } from './core.ts'

/**
 * How records of a resource stand on the timeline of the record that they refer to, such as the contact records of a customer. Declared once;
 * the timeline finds them by their references.
 */
export type TimelineMark<K extends string = string> = {
  /** When it happened: a field of kind `instant`. Default `createTime`. */
  at?: K | BaseField
  /** Who did it: a field of kind `person`. Default `createUser`. */
  by?: K | BaseField
  /** Fields that say what it was, the first as its title. Default the display field. */
  text?: readonly K[]
  /** Fields whose changes are entries of their own, such as a stage. */
  changes?: readonly K[]
}
