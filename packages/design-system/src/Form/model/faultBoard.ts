import type { FieldErrors } from 'react-hook-form'
import { createStore, type Store } from '../../foundations/store.ts'
import { faultAt } from './faults.ts'
import type { FieldEntry } from './fieldEntry.ts'
import type { Faults } from './ruleEngine.ts'

/** Which faults the fields of a form show: those of react-hook-form, and those that a submit shows before it comes to the same. */
export type FaultBoard = {
  /** Counts changes of what is wrong. */
  changes: Store<number>
  changed: () => void
  /** Whether a submit was tried. */
  isSubmitted: () => boolean
  /** Shows what react-hook-form says now; `isSubmitted` as it said last where it is not told. */
  mirror: (errors: FieldErrors, isSubmitted?: boolean) => void
  /** Shows faults whatever react-hook-form says in between, until they are let go. */
  show: (faults: Faults) => void
  letGo: (errors: FieldErrors) => void
  /** The value is another one: nothing that was shown ahead holds any more. */
  valueChanged: (name: string) => void
  /** While one runs, what was shown as submitted stays so. */
  setSubmitting: (isSubmitting: boolean) => void
  /** After a reset: no submit was tried. */
  startAnew: () => void
}

export const createFaultBoard = (fields: ReadonlyMap<string, FieldEntry>): FaultBoard => {
  const changes = createStore(0)
  let wasSubmitted = false
  /** What react-hook-form said last. */
  let isCounted = false
  let isSubmitting = false
  /** Faults that react-hook-form may not know of yet. */
  let ahead: Faults | undefined

  const changed = (): void => changes.set(changes.get() + 1)

  const setSubmitted = (next: boolean): void => {
    if (wasSubmitted === next) return
    wasSubmitted = next
    changed()
  }

  const setFaults = (faultOfEntry: (entry: FieldEntry) => FieldEntry['fault']): void => {
    let isOther = false
    for (const entry of fields.values()) isOther = entry.setFault(faultOfEntry(entry)) || isOther
    if (isOther) changed()
  }

  const mirror: FaultBoard['mirror'] = (errors, isSubmitted = isCounted) => {
    isCounted = isSubmitted
    // Shown before react-hook-form has counted the submit.
    setSubmitted(isSubmitted || (isSubmitting && wasSubmitted))
    setFaults(({ name }) => faultAt(errors, name) ?? ahead?.get(name))
  }

  return {
    changes,
    changed,
    isSubmitted: () => wasSubmitted,
    mirror,
    show: (faults) => {
      setSubmitted(true)
      // The field that the focus has just left is still being checked, and only that: its answer says nothing of the others.
      ahead = new Map(faults)
      setFaults(({ name }) => faults.get(name))
    },
    letGo: (errors) => {
      ahead = undefined
      mirror(errors)
    },
    valueChanged: (name) => ahead?.delete(name),
    setSubmitting: (next) => {
      isSubmitting = next
    },
    startAnew: () => {
      isCounted = false
    },
  }
}
