import type { FieldValues } from 'react-hook-form'
import { type CheckRun, checkFault, createFieldCheck } from './fieldCheck.ts'
import type { FieldEntry } from './fieldEntry.ts'

export type CheckPhase = 'checking' | 'failed' | undefined

type CheckRunsHost = {
  values: () => FieldValues
  value: (name: string) => unknown
  onPhase: (entry: FieldEntry, phase: CheckPhase, retry: () => void) => void
  /** Hears what a check found wrong, or that this no longer holds. */
  onAnswer: (entry: FieldEntry, message: string | undefined) => void
}

/** The slow checks of a form's fields, each made when it is first needed. */
export const createCheckRuns = ({ values, value, onPhase, onAnswer }: CheckRunsHost) => {
  const runs = new Map<string, CheckRun>()

  const make = (entry: FieldEntry): CheckRun => {
    const run = createFieldCheck({
      rules: () => entry.facts.rules,
      value: () => value(entry.name),
      values,
      onPhase: (phase) => onPhase(entry, phase, () => run.retry()),
      onAnswer: (message) => {
        if (message !== undefined || entry.fault?.type === checkFault) onAnswer(entry, message)
      },
    })
    runs.set(entry.name, run)
    return run
  }

  return {
    /** The check of a field, if its rules have one. */
    of: (entry: FieldEntry | undefined): CheckRun | undefined =>
      entry?.facts.rules?.check ? (runs.get(entry.name) ?? make(entry)) : undefined,
    /** What the check of a field has found wrong with this value. */
    refusal: (name: string, value: unknown) => runs.get(name)?.refusal(value),
    drop: (name: string): void => {
      runs.get(name)?.stop()
      runs.delete(name)
    },
  }
}
