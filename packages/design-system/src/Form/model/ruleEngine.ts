import { type FieldValues, get, type ResolverOptions } from 'react-hook-form'
import { isAsked } from './faults.ts'
import type { FieldEntry } from './fieldEntry.ts'
import { type AnyRules, type Fault, type FormRules, faultOf } from './rules.ts'

export type Faults = Map<string, Fault>

/** What all rules together found, and the values as they may be submitted. */
export type Findings = { faults: Faults; values: FieldValues }

export type NamedRules = readonly [name: string, rules: AnyRules]

type RuleSource = {
  /** The fields that stand in the form. */
  fields: ReadonlyMap<string, FieldEntry>
  /** What a slow check has found wrong with this value of a field. */
  refusal: (name: string, value: unknown) => Fault | undefined
  /** The rules of the form as a whole, as they are now. */
  formRules: () => FormRules | undefined
}

/** Asks all rules of a form, wherever they were declared. */
export type RuleEngine = {
  /** Asks the rules of the named fields, of all when absent; a promise only where a rule answers with one. */
  find: (values: FieldValues, names?: readonly string[], byHand?: readonly NamedRules[]) => Findings | Promise<Findings>
  /** What a field breaks now, as far as that is known without waiting. */
  faultOfField: (entry: FieldEntry, values: FieldValues) => Fault | undefined | Promise<Fault | undefined>
  /** The field has left the form. */
  forget: (name: string) => void
}

/** The rules that a caller registered with react-hook-form by hand, as its resolver is told of them. */
export const rulesByHand = (
  { fields, names = [] }: Pick<ResolverOptions<FieldValues>, 'fields' | 'names'>,
  isOurs: (name: string) => boolean,
): readonly NamedRules[] =>
  names.flatMap((name): NamedRules[] => {
    const field: unknown = isOurs(name) ? undefined : get(fields, name)
    return typeof field === 'object' && field !== null && Reflect.get(field, 'mount') ? [[name, field]] : []
  })

export const createRuleEngine = ({ fields, refusal, formRules }: RuleSource): RuleEngine => {
  /** What the fields' rules found last: a form is valid only where none of them found anything, whoever was asked. */
  let known: Faults = new Map()

  const askedRules = (names: readonly string[] | undefined): readonly NamedRules[] =>
    [...fields.values()].flatMap((entry): NamedRules[] => {
      const { name, facts } = entry
      return facts.rules && (!names || isAsked(entry, names)) ? [[name, facts.rules]] : []
    })

  return {
    find: (values, names, byHand = []) => {
      const verdict = formRules()?.(values)
      const asked = [...askedRules(names), ...byHand]
      const found: Faults = new Map(names ? known : [])
      const late: Promise<void>[] = []
      for (const [name, rules] of asked) {
        const value: unknown = get(values, name)
        const keep = (fault: Fault | undefined): void => {
          const fresh = fault ?? refusal(name, value)
          if (fresh) found.set(name, fresh)
        }
        found.delete(name)
        const fault = faultOf(rules, value, values)
        if (fault instanceof Promise) late.push(fault.then(keep))
        else keep(fault)
      }
      known = found
      const finish = (): Findings => ({
        faults: new Map([...found, ...Object.entries(verdict?.faults ?? {})]),
        values: verdict?.values ?? values,
      })
      return late.length > 0 ? Promise.all(late).then(finish) : finish()
    },
    faultOfField: ({ name, facts }, values) =>
      (facts.rules && faultOf(facts.rules, get(values, name), values)) ?? formRules()?.(values).faults[name],
    forget: (name) => known.delete(name),
  }
}
