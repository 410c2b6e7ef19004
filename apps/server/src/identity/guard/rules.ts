import { parameters } from '@bip/contract/baseline'

/** Failures after which somebody waits. */
export type WaitRule = {
  /** Failures without a wait. */
  free: number
  /** Minutes to wait after that failure and each one after it. */
  waits: readonly number[]
  /** Failures that fade, per minute. */
  fades: number
}

/** A budget that is used up and fills again. */
export type BudgetRule = {
  capacity: number
  /** What comes back, per minute. */
  fades: number
}

const daily = (capacity: number): BudgetRule => ({ capacity, fades: capacity / 1440 })

/** Who waits after how many failures; `docs/operators.md` says the same in words. */
export const waitRules: Readonly<Record<'account' | 'password' | 'code', WaitRule>> = {
  /** An account for strangers, a known device, or an open session: each has a count of its own. */
  account: { free: parameters.freeFailures.initial, waits: [1, 2, 4, 8, 15], fades: 4 / 60 },
  /** Passwords from one address, which a whole plant may share. */
  password: { free: 300, waits: [1], fades: 30 },
  /** Codes by SMS from one address: six digits are guessed sooner than a password. */
  code: { free: 30, waits: [1, 2, 5, 15], fades: 1 },
}

/** What a successful sign-in gives back to its address, beside its own attempt. */
export const givenBack = 5

export const budgets = {
  /** Codes to one phone that strangers ask for, and those that one known device does. */
  codesOfPhone: daily(10),
  /** Codes that strangers of one address ask for without a puzzle. */
  codesOfAddress: daily(300),
  /** Registrations of one address; beyond `freeRegistrations` each takes a puzzle. */
  registrations: { capacity: 100, fades: 5 / 60 },
  registrationsOfPhone: daily(3),
} as const satisfies Record<string, BudgetRule>

export const freeRegistrations = 5

/** Of a budget that all of a tenant share, strangers may use so much: the rest is for known devices. */
export const shareOfStrangers = 0.8

/** Zero bits that a puzzle takes: one more each time what is counted doubles beyond what is free. */
export const bitsFor = (count: number, free: number): number =>
  Math.min(maxBits, minBits + Math.max(0, Math.floor(Math.log2(count / free))))

/** About a quarter of a second in a browser. */
const minBits = 16
/** About four seconds. */
const maxBits = 20
