import { type FieldErrors, type FieldValues, type Resolver, type ResolverResult, set } from 'react-hook-form'
import type { CheckRun } from './fieldCheck.ts'
import type { FieldEntry } from './fieldEntry.ts'
import { type Faults, type Findings, type NamedRules, type RuleEngine, rulesByHand } from './ruleEngine.ts'

type ResolverHost = {
  fields: ReadonlyMap<string, FieldEntry>
  /** Whether a field of that name is ours, and not registered by hand. */
  isOurs: (name: string) => boolean
  engine: RuleEngine
  /** The slow checks of the fields in the form. */
  runs: () => readonly CheckRun[]
  /** The values now; undefined before the form is known. */
  values: () => FieldValues | undefined
}

const resultOf = ({ faults, values }: Findings, fields: ReadonlyMap<string, FieldEntry>): ResolverResult<FieldValues> => {
  if (faults.size === 0) return { values, errors: {} }
  const errors: FieldErrors = {}
  // The rows of a list have faults of their own beside that of the whole.
  for (const [name, fault] of faults) set(errors, fields.get(name)?.facts.isList ? `${name}.root` : name, { ...fault })
  return { values: {}, errors }
}

/** Answers react-hook-form by the rules of a form: of the fields that it asks for, and in a submit of all, their checks included. */
export const createFormResolver = ({ fields, isOurs, engine, runs, values: valuesNow }: ResolverHost) => {
  /** The next question of react-hook-form is that of a submit. */
  let isWholeAsked = false
  /** What was found just now, for the submit that follows before anything can change. */
  let fresh: Findings | undefined

  /** What a submit needs to know: where the rules find nothing, the checks are waited for. */
  const whole = async (values: FieldValues, byHand: readonly NamedRules[]): Promise<Findings> => {
    const found = (byHand.length === 0 && fresh) || (await engine.find(values, undefined, byHand))
    const waiting = runs()
    if (found.faults.size > 0 || waiting.length === 0) return found
    await Promise.all(waiting.map((run) => run.settle()))
    return engine.find(values, undefined, byHand)
  }

  const resolver: Resolver<FieldValues> = (values, _context, asked) => {
    const { names = [] } = asked
    const byHand = rulesByHand(asked, isOurs)
    const finish = (found: Findings) => resultOf(found, fields)
    if (isWholeAsked) {
      isWholeAsked = false
      return whole(values, byHand).then(finish)
    }
    const isPart = names.length > 0 && names.length < fields.size
    const found = engine.find(values, isPart ? names : undefined, byHand)
    return found instanceof Promise ? found.then(finish) : finish(found)
  }

  return {
    resolver,
    /** What the rules find at once; undefined where all is well or a rule takes its time. */
    faultsNow: (): Faults | undefined => {
      const values = valuesNow()
      const found = values && engine.find(values)
      if (!found || found instanceof Promise) return undefined
      fresh = found
      queueMicrotask(() => {
        fresh = undefined
      })
      return found.faults.size === 0 ? undefined : found.faults
    },
    /** While it runs, what is asked first is asked of the whole form. */
    whileAskingAll: async <T>(work: () => Promise<T>): Promise<T> => {
      isWholeAsked = true
      try {
        return await work()
      } finally {
        isWholeAsked = false
      }
    },
  }
}
