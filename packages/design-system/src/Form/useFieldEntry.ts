import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { RegisterOptions } from 'react-hook-form'
import { warnProp } from '../foundations/warnProp.ts'
import { useFormScope } from './FormContext.ts'
import type { FieldEntry, FieldFacts } from './model/fieldEntry.ts'

/** What react-hook-form is told of a field: `deps`, and the rules themselves where the caller's form keeps no model of ours. */
export const registration = ({ facts }: FieldEntry): RegisterOptions => facts.rules as RegisterOptions // the types were lost with the name

/** Makes a field known to the form around, under its name, for as long as the caller stands in the page; for lists, which react-hook-form registers itself. */
export const useArrayEntry = (name: string, root: RefObject<HTMLElement | null>, facts: FieldFacts): FieldEntry => {
  const { model } = useFormScope()
  const entry = model.entry(name)

  useLayoutEffect(() => {
    entry.learn(facts)
  })

  useLayoutEffect(() => {
    if (model.fields.has(entry.name) && entry.root?.isConnected)
      warnProp(
        'FormField',
        'name',
        `"${entry.name}" is used by two fields of one form; both would show and change the same value`,
      )
    entry.root = root.current
    const leave = model.join(entry)
    return () => {
      entry.root = null
      leave()
    }
  }, [model, entry, root])

  const isAsked = facts.rules !== undefined
  const isRequired = Boolean(facts.rules?.required)
  useEffect(() => {
    if (!isAsked || !isRequired) model.recheck(entry)
  }, [model, entry, isAsked, isRequired])

  return entry
}

/** Registers a field with the form around. */
export const useFieldEntry = (name: string, root: RefObject<HTMLElement | null>, facts: FieldFacts): FieldEntry => {
  const { form, model } = useFormScope()
  const entry = useArrayEntry(name, root, facts)

  useLayoutEffect(() => {
    form.register(entry.name, registration(entry))
    return () => {
      if (model.shouldUnregister) form.unregister(entry.name)
    }
  }, [form, model, entry])

  return entry
}
