import type { Label } from '@bip/contract'
import type { Services } from '../services/services.ts'

/** Something that the product does by itself, again and again, once across all processes. */
export type Job = {
  /** Unique and lasting: its row and its history carry it. */
  key: string
  label: Label
  /** Milliseconds from the end of one run to the start of the next. */
  every: number
  /** Milliseconds after which the signal is aborted and the run counts as failed. Default ten minutes. */
  timeout?: number
  /**
   * Does the work in slices and stops between them once the signal is aborted. Answers what administrators read, such as a count. What
   * it throws is the failure that they read.
   */
  run(services: Services, signal: AbortSignal): Promise<string>
}

/** Declares a job. */
export const job = (declared: Job): Job => declared
