import type { Element } from './diagram.ts'

/** What a step does in the cases that its diagram may decide. */
export type Rules = {
  /** Where nobody is found: an administrator has it, it passes by itself, or whoever moves the process there is refused. */
  nobody: 'administrator' | 'pass' | 'refuse'
  /** Where its applicant is found: somebody else has it, they have it themselves, or it passes by itself. */
  self: 'other' | 'self' | 'pass'
  /** Where whoever is found has approved the process before: asked once more, or it passes by itself. */
  again: 'ask' | 'pass'
  /** Working hours until it is due; null for never. */
  dueHours: number | null
  /** When it is late: those who have it are reminded, an administrator has it from then on, or it passes by itself. */
  late: 'remind' | 'escalate' | 'pass'
  /** Of a step that several sign: the rule that finds them. */
  signers: string | null
}

export const defaults: Rules = {
  nobody: 'administrator',
  self: 'other',
  again: 'ask',
  dueHours: null,
  late: 'remind',
  signers: null,
}

/** The rules that an element gives; undefined for one that gives none. Throws, naming it, for a value that is none. */
export function rulesOf(element: Element): Rules | undefined {
  const { id, nobody, self, again, dueHours, late, signers } = element
  if ([nobody, self, again, dueHours, late, signers].every((value) => value === undefined)) return undefined
  const hours = dueHours === undefined ? null : Number(dueHours)
  if (hours !== null && !(hours > 0 && hours <= 10_000)) throw new Error(`${id}: ${dueHours} is no number of working hours.`)
  return {
    nobody: oneOf(id, nobody, ['administrator', 'pass', 'refuse']),
    self: oneOf(id, self, ['other', 'self', 'pass']),
    again: oneOf(id, again, ['ask', 'pass']),
    dueHours: hours,
    late: oneOf(id, late, ['remind', 'escalate', 'pass']),
    signers: signers ?? null,
  }
}

/** The first is the default. */
function oneOf<T extends string>(id: string, given: string | undefined, values: readonly [T, ...T[]]): T {
  const found = given === undefined ? values[0] : values.find((value) => value === given)
  if (!found) throw new Error(`${id}: ${given} is none of ${values.join(', ')}.`)
  return found
}
