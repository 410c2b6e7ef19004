import { useMemo } from 'react'
import { afterPress } from '../foundations/afterPress.ts'
import { useFormScope } from './FormContext.ts'
import type { FieldEntry } from './model/fieldEntry.ts'
import { registration } from './useFieldEntry.ts'

/** What a control tells the form. */
export const useFieldEvents = (entry: FieldEntry): { onChange: (value: unknown) => void; onBlur: () => void } => {
  const { form, model } = useFormScope()
  return useMemo(() => {
    const { name } = entry
    // Each time, because a reset of the form forgets its fields.
    const register = () => form.register(name, registration(entry))
    return {
      onChange: (value) => {
        void register().onChange({ type: 'change', target: { name, value } })
      },
      onBlur: () =>
        // What is found wrong takes a line of its own, and what was being pressed would be elsewhere.
        afterPress(() => {
          void register().onBlur({ type: 'blur', target: { name, value: form.getValues(name) } })
          model.check(name)?.left()
        }),
    }
  }, [form, model, entry])
}
