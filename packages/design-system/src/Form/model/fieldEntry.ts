import { type FieldNotice, type FieldStatus, type FieldStatusSource, quietStatus } from '../../Field/fieldStatus.ts'
import type { AnyRules, Fault } from './rules.ts'

/** What the FormField in the page says of itself. */
export type FieldFacts = {
  label: string
  /** Where it stands, if its label does not tell it from others: 'Row 2'. */
  place?: string
  sectionId: string | null
  /** It holds rows, which are fields of their own. Default false. */
  isList?: boolean
  /** Undefined where the user could mend nothing: disabled or read-only. */
  rules: AnyRules | undefined
  /** The words for what is wrong, in the reader's language. */
  describe: (fault: Fault) => string
}

/** One field of a form: what it is, what is wrong with it, and who follows that. Outlives the FormField, as the value does. */
export type FieldEntry = {
  readonly name: string
  readonly facts: FieldFacts
  readonly fault: Fault | undefined
  /** Where it stands in the page; null while it does not. */
  root: HTMLElement | null
  status: FieldStatusSource
  learn: (facts: FieldFacts) => void
  /** How many follow the status. */
  followers: () => number
  /** Answers whether anything is different now. */
  setFault: (fault: Fault | undefined) => boolean
  setNotice: (notice: FieldNotice | undefined) => void
  /** Counts the changes of the value. */
  version: () => number
  followValue: (listener: () => void) => () => void
  valueChanged: () => void
  /** Counts how often its control began anew: a key for it. */
  round: () => number
  /** Its control is made anew, without what was typed and is no value yet. */
  startAnew: () => void
}

const isSame = (a: Fault | undefined, b: Fault | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.type === b.type && (a.message || undefined) === (b.message || undefined))

const following = () => {
  const listeners = new Set<() => void>()
  return {
    count: () => listeners.size,
    tell: () => {
      for (const listener of listeners) listener()
    },
    follow: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const createFieldEntry = (name: string): FieldEntry => {
  const statuses = following()
  const values = following()
  let facts: FieldFacts = { label: name, sectionId: null, rules: undefined, describe: ({ message, type }) => message ?? type }
  let fault: Fault | undefined
  let notice: FieldNotice | undefined
  let status: FieldStatus = quietStatus
  let version = 0
  let round = 0

  const restate = (): void => {
    const error = fault && facts.describe(fault)
    if (status.error === error && status.notice === notice) return
    status = error === undefined && notice === undefined ? quietStatus : { error, notice }
    statuses.tell()
  }

  const valueChanged = (): void => {
    version += 1
    values.tell()
  }

  return {
    name,
    root: null,
    get facts() {
      return facts
    },
    get fault() {
      return fault
    },
    status: { name, get: () => status, subscribe: statuses.follow },
    followers: statuses.count,
    learn: (next) => {
      facts = next
      // Another label or language words the same fault anew.
      if (fault) restate()
    },
    setFault: (next) => {
      if (isSame(fault, next)) return false
      fault = next
      restate()
      return true
    },
    setNotice: (next) => {
      notice = next
      restate()
    },
    version: () => version,
    followValue: values.follow,
    valueChanged,
    round: () => round,
    startAnew: () => {
      round += 1
      valueChanged()
    },
  }
}
