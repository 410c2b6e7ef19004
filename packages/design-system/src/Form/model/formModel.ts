import type { FieldValues, Resolver, UseFormReturn } from 'react-hook-form'
import type { Store } from '../../foundations/store.ts'
import { type CheckPhase, createCheckRuns } from './checkRuns.ts'
import { createFaultBoard } from './faultBoard.ts'
import { faultAt, isRelated, serverFault } from './faults.ts'
import { type CheckRun, checkFault } from './fieldCheck.ts'
import { createFieldEntry, type FieldEntry } from './fieldEntry.ts'
import { createFormResolver } from './formResolver.ts'
import { unfinishedIn } from './registry.ts'
import { createRuleEngine, type Faults } from './ruleEngine.ts'
import type { FormRules } from './rules.ts'

export type FormModelOptions = {
  /** Rules of the form as a whole. */
  formRules?: FormRules
  /** The form asks no rules but ours; false where a caller brought a resolver. Default true. */
  keepsRules?: boolean
  /** The value of a field goes with it. Default false. */
  shouldUnregister?: boolean
}

/** A form as its parts see it: fields by name with their rules, what is wrong with each, and who follows which of them. */
export type FormModel = Required<Omit<FormModelOptions, 'formRules'>> & {
  /** The rules of the whole from now on. */
  learn: (formRules: FormRules | undefined) => void
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
  /** What has to come to its end before the form is checked; the answer takes it out. */
  waitFor: (work: () => Promise<unknown>) => () => void
  /** All of that has come to its end; undefined where there is none. */
  settled: () => Promise<unknown> | undefined
  /** While it runs, checks of all fields are waited for. */
  whileSubmitting: <T>(work: () => Promise<T>) => Promise<T>
  resolver: Resolver<FieldValues>
  /** Takes a fault away whose rule does not hold any more. */
  recheck: (entry: FieldEntry) => void
  /** Words of the phases of a check, in the reader's language; set by the form. */
  onPhase: (entry: FieldEntry, phase: CheckPhase, retry: () => void) => void
}

/** The fields of a form, by name, and who follows their values. */
const createFields = () => {
  const entries = new Map<string, FieldEntry>()
  const fields = new Map<string, FieldEntry>()
  const listeners = new Set<(name: string | undefined) => void>()
  return {
    fields,
    has: (name: string): boolean => entries.has(name),
    entry: (name: string): FieldEntry => {
      const entry = entries.get(name) ?? createFieldEntry(name)
      entries.set(name, entry)
      return entry
    },
    follow: (listener: (name: string | undefined) => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Tells all whose value may be another one: also those that are out of the page for a while, such as in a tab that is kept alive. */
    tell: (name: string | undefined, each: (entry: FieldEntry) => void): void => {
      for (const entry of entries.values()) if (name === undefined || isRelated(entry.name, name)) each(entry)
      for (const listener of listeners) listener(name)
    },
  }
}

export const createFormModel = (options: FormModelOptions = {}): FormModel => {
  const { keepsRules = true, shouldUnregister = false } = options
  let { formRules } = options
  let form: UseFormReturn | undefined
  const pending = new Set<() => Promise<unknown>>()
  const known = createFields()
  const { fields } = known
  const board = createFaultBoard(fields)
  const checks = createCheckRuns({
    values: () => form?.getValues() ?? {},
    value: (name) => form?.getValues(name),
    onPhase: (...given) => model.onPhase(...given),
    onAnswer: ({ name }, message) => {
      if (message === undefined) form?.clearErrors(name)
      else form?.setError(name, { type: checkFault, message })
    },
  })
  const engine = createRuleEngine({ fields, refusal: checks.refusal, formRules: () => formRules })

  const valueChanged = (name: string | undefined): void =>
    known.tell(name, (entry) => {
      board.valueChanged(entry.name)
      entry.valueChanged()
      model.check(entry.name)?.changed()
    })

  const submission = createFormResolver({
    fields,
    isOurs: known.has,
    engine,
    runs: () => [...fields.keys()].flatMap((name) => model.check(name) ?? []),
    values: () => form?.getValues(),
  })

  const model: FormModel = {
    keepsRules,
    shouldUnregister,
    learn: (next) => {
      formRules = next
    },
    fields,
    entry: known.entry,
    changes: board.changes,
    isSubmitted: board.isSubmitted,
    followValues: known.follow,
    join: (entry) => {
      fields.set(entry.name, entry)
      if (form) entry.setFault(faultAt(form.getErrors(), entry.name))
      board.changed()
      return () => {
        fields.delete(entry.name)
        checks.drop(entry.name)
        engine.forget(entry.name)
        entry.setFault(undefined)
        entry.setNotice(undefined)
        board.changed()
      }
    },
    check: (name) => checks.of(fields.get(name)),
    connect: (given) => {
      // Whatever happened while nobody followed it.
      if (form) valueChanged(undefined)
      form = given
      board.mirror(given.getErrors())
      const stopErrors = given.subscribe({
        formState: { errors: true, isSubmitted: true },
        callback: ({ errors = {}, isSubmitted = false }) => board.mirror(errors, isSubmitted),
      })
      const stopValues = given.subscribe({ formState: { values: true }, callback: ({ name }) => valueChanged(name) })
      return () => {
        stopErrors()
        stopValues()
      }
    },
    startAnew: () => {
      board.startAnew()
      for (const entry of fields.values()) if (entry.root && unfinishedIn(entry.root)) entry.startAnew()
    },
    faultsNow: submission.faultsNow,
    show: (faults) => {
      board.show(faults)
      return () => board.letGo(form?.getErrors() ?? {})
    },
    waitFor: (work) => {
      pending.add(work)
      return () => pending.delete(work)
    },
    settled: () => {
      const all = () => Promise.all([...pending].map((work) => work()))
      // What one has settled may be what another looks something up for: a typed material, and then its price.
      return pending.size > 0 ? all().then(all) : undefined
    },
    whileSubmitting: async (work) => {
      board.setSubmitting(true)
      try {
        return await submission.whileAskingAll(work)
      } finally {
        board.setSubmitting(false)
      }
    },
    resolver: submission.resolver,
    recheck: (entry) => {
      if (!form || !keepsRules || entry.fault === undefined || entry.fault.type === serverFault) return
      if (engine.faultOfField(entry, form.getValues()) === undefined) form.clearErrors(entry.name)
    },
    onPhase: () => undefined,
  }
  return model
}
