import { useMemo, useSyncExternalStore } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useFormScope } from './FormContext.ts'
import { createDerived } from './model/derived.ts'

const never = () => () => undefined
const nothing = () => undefined

/** Something worked out from the form's values, anew only when one of those that `compute` reads has changed. Keep `compute` the same between renderings. */
export const useDerived = <T>(compute: ((values: FieldValues) => T) | undefined): T | undefined => {
  const { form, model } = useFormScope()
  const derived = useMemo(
    () => compute && createDerived({ values: () => form.getValues(), followValues: model.followValues }, compute),
    [compute, form, model],
  )
  return useSyncExternalStore<T | undefined>(derived?.subscribe ?? never, derived?.get ?? nothing)
}
