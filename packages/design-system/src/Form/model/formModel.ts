import { type FieldErrors, type FieldValues, get, type ResolverResult, set, type UseFormReturn } from 'react-hook-form'
import { createStore, type Store } from '../../foundations/store.ts'
import { unfinishedIn } from '../registry.ts'
import { faultAt, isAsked, isRelated, registeredRules, serverFault } from './faults.ts'
import { type CheckRun, checkFault, createFieldCheck } from './fieldCheck.ts'
import { createFieldEntry, type FieldEntry } from './fieldEntry.ts'
import { type AnyRules, type Fault, faultOf } from './rules.ts'

type Faults = Map<string, Fault>

/** A form as its parts see it: fields by name with their rules, what is wrong with each, and who follows which of them. */
export type FormModel = {
  /** The fields that stand in the form. */
  fields: ReadonlyMap<string, FieldEntry>
  /** The field of this name, whether it stands in the form or not. */
  entry: (name: string) => FieldEntry
  /** The field stands in the form from now on; the answer takes it out. */
  join: (entry: FieldEntry) => () => void
  /** The slow check of a field that has one. */
  check: (name: string) => CheckRun | undefined
  /** Counts changes of what is wrong; summaries and section heads follow it. */
  changes: Store<number>
  /** Whether a submit was tried. */
  isSubmitted: () => boolean
  /** Follows react-hook-form; the answer stops. */
  connect: (form: UseFormReturn) => () => void
  /** After a reset: what was typed and is no value yet is given up, of which the values know nothing. */
  startAnew: () => void
  /** Hears which value has changed; undefined when all may have. */
  followValues: (listener: (name: string | undefined) => void) => () => void
  /** What the rules find at once; undefined where all is well or a rule takes its time. */
  faultsNow: () => Faults | undefined
  /** Shows faults at their fields before react-hook-form comes to the same, and whatever it says in between; the answer leaves it to that again. */
  show: (faults: Faults) => () => void
  /** While it runs, checks of all fields are waited for. */
  whileSubmitting: <T>(work: () => Promise<T>) => Promise<T>
  resolver: (
    values: FieldValues,
    context: unknown,
    options: { names?: readonly string[] },
  ) => ResolverResult<FieldValues> | Promise<ResolverResult<FieldValues>>
  /** Takes a fault away whose rule does not hold any more. */
  recheck: (entry: FieldEntry) => void
  /** Words of the phases of a check, in the reader's language; set by the form. */
  onPhase: (entry: FieldEntry, phase: 'checking' | 'failed' | undefined, retry: () => void) => void
}

export const createFormModel = (): FormModel => {
  const entries = new Map<string, FieldEntry>()
  const fields = new Map<string, FieldEntry>()
  const checks = new Map<string, CheckRun>()
  const valueListeners = new Set<(name: string | undefined) => void>()
  const changes = createStore(0)
  let form: UseFormReturn | undefined
  let wasSubmitted = false
  let isSubmitting = false
  /** Faults that react-hook-form may not know of yet. */
  let ahead: Faults | undefined
  /** The next question of react-hook-form is that of a submit. */
  let isWholeAsked = false

  const changed = (): void => changes.set(changes.get() + 1)

  const setFaults = (faultOfEntry: (entry: FieldEntry) => Fault | undefined): void => {
    let isOther = false
    for (const entry of fields.values()) isOther = entry.setFault(faultOfEntry(entry)) || isOther
    if (isOther) changed()
  }

  const mirror = (errors: FieldErrors, submitted: boolean): void => {
    // Shown before react-hook-form has counted the submit.
    const tried = submitted || (isSubmitting && wasSubmitted)
    if (wasSubmitted !== tried) {
      wasSubmitted = tried
      changed()
    }
    setFaults(({ name }) => faultAt(errors, name) ?? ahead?.get(name))
  }

  const valueChanged = (name: string | undefined): void => {
    // Also of those that are out of the page for a while, such as in a tab that is kept alive.
    for (const entry of entries.values()) {
      if (name !== undefined && !isRelated(entry.name, name)) continue
      ahead?.delete(entry.name)
      entry.valueChanged()
      model.check(entry.name)?.changed()
    }
    for (const listener of valueListeners) listener(name)
  }

  /** The rules that are asked, by the path of the value: those of our fields, and those that a caller registered by hand. */
  const askedRules = (names: readonly string[] | undefined): readonly (readonly [name: string, rules: AnyRules])[] => {
    const ours = [...fields.values()].flatMap((entry) => {
      const { name, facts } = entry
      return facts.rules && (!names || isAsked(entry, names)) ? [[name, facts.rules] as const] : []
    })
    const theirs = [...(form?.control._names.mount ?? [])].flatMap((name) => {
      const rules = entries.has(name) || (names && !names.includes(name)) ? undefined : registeredRules(form, name)
      return rules ? [[name, rules] as const] : []
    })
    return [...ours, ...theirs]
  }

  /** All faults, or those of the named fields. */
  const faults = (values: FieldValues, names?: readonly string[]): Faults | Promise<Faults> => {
    const found: Faults = new Map()
    const late: Promise<void>[] = []
    for (const [name, rules] of askedRules(names)) {
      const value: unknown = get(values, name)
      const keep = (fault: Fault | undefined): void => {
        const known = fault ?? checks.get(name)?.refusal(value)
        if (known) found.set(name, known)
      }
      const fault = faultOf(rules, value, values)
      if (fault instanceof Promise) late.push(fault.then(keep))
      else keep(fault)
    }
    return late.length > 0 ? Promise.all(late).then(() => found) : found
  }

  /** What a submit needs to know: where the rules find nothing, the checks are waited for. */
  const whole = async (values: FieldValues): Promise<Faults> => {
    const found = await faults(values)
    if (found.size > 0) return found
    await Promise.all([...fields.keys()].map((name) => model.check(name)?.settle()))
    return faults(values)
  }

  const resultOf = (values: FieldValues, found: Faults): ResolverResult<FieldValues> => {
    if (found.size === 0) return { values, errors: {} }
    const errors: FieldErrors = {}
    // The rows of a list have faults of their own beside that of the whole.
    for (const [name, fault] of found) set(errors, fields.get(name)?.facts.isList ? `${name}.root` : name, { ...fault })
    return { values: {}, errors }
  }

  const makeCheck = (entry: FieldEntry): CheckRun => {
    const run = createFieldCheck({
      rules: () => entry.facts.rules,
      value: () => form?.getValues(entry.name),
      values: () => form?.getValues() ?? {},
      onPhase: (phase) => model.onPhase(entry, phase, () => run.retry()),
      onAnswer: (message) => {
        if (message !== undefined) form?.setError(entry.name, { type: checkFault, message })
        else if (entry.fault?.type === checkFault) form?.clearErrors(entry.name)
      },
    })
    return run
  }

  const model: FormModel = {
    fields,
    changes,
    entry: (name) => {
      const entry = entries.get(name) ?? createFieldEntry(name)
      entries.set(name, entry)
      return entry
    },
    join: (entry) => {
      fields.set(entry.name, entry)
      if (form) entry.setFault(faultAt(form.getErrors(), entry.name))
      changed()
      return () => {
        fields.delete(entry.name)
        checks.get(entry.name)?.stop()
        checks.delete(entry.name)
        entry.setFault(undefined)
        entry.setNotice(undefined)
        changed()
      }
    },
    check: (name) => {
      const entry = fields.get(name)
      if (!entry?.facts.rules?.check) return undefined
      const run = checks.get(name) ?? makeCheck(entry)
      checks.set(name, run)
      return run
    },
    isSubmitted: () => wasSubmitted,
    connect: (given) => {
      // Whatever happened while nobody followed it.
      if (form) valueChanged(undefined)
      form = given
      mirror(given.getErrors(), given.control._formState.isSubmitted)
      const stopErrors = given.subscribe({
        formState: { errors: true, isSubmitted: true },
        callback: ({ errors = {}, isSubmitted = false }) => mirror(errors, isSubmitted),
      })
      const stopValues = given.subscribe({ formState: { values: true }, callback: ({ name }) => valueChanged(name) })
      return () => {
        stopErrors()
        stopValues()
      }
    },
    startAnew: () => {
      for (const entry of fields.values()) if (entry.root && unfinishedIn(entry.root)) entry.startAnew()
    },
    followValues: (listener) => {
      valueListeners.add(listener)
      return () => {
        valueListeners.delete(listener)
      }
    },
    faultsNow: () => {
      const found = form ? faults(form.getValues()) : undefined
      return found instanceof Promise || found?.size === 0 ? undefined : found
    },
    show: (found) => {
      if (!wasSubmitted) {
        wasSubmitted = true
        changed()
      }
      // The field that the focus has just left is still being checked, and only that: its answer says nothing of the others.
      ahead = new Map(found)
      setFaults(({ name }) => found.get(name))
      return () => {
        ahead = undefined
        if (form) mirror(form.getErrors(), form.control._formState.isSubmitted)
      }
    },
    whileSubmitting: async (work) => {
      isSubmitting = true
      isWholeAsked = true
      try {
        return await work()
      } finally {
        isSubmitting = false
        isWholeAsked = false
      }
    },
    resolver: (values, _context, { names = [] }) => {
      const finish = (found: Faults) => resultOf(values, found)
      if (isWholeAsked) {
        isWholeAsked = false
        return whole(values).then(finish)
      }
      const isPart = names.length > 0 && names.length < fields.size && !form?.control._proxyFormState.isValid
      const found = faults(values, isPart ? names : undefined)
      return found instanceof Promise ? found.then(finish) : finish(found)
    },
    recheck: ({ name, fault, facts }) => {
      if (!form || form.control._options.resolver !== model.resolver || fault === undefined || fault.type === serverFault) return
      const now = facts.rules && faultOf(facts.rules, form.getValues(name), form.getValues())
      if (now === undefined) form.clearErrors(name)
    },
    onPhase: () => undefined,
  }
  return model
}
