import { useEffect } from 'react'
import { warnProp } from '../../foundations/warnProp.ts'
import { useFormScope } from '../FormContext.ts'
import { type AnyField, type AnySchema, fieldsOf } from './anySchema.ts'
import { askedFields } from './condition.ts'
import type { FormControls } from './formControls.ts'

const say = (problem: string): void => warnProp('SchemaForm', 'schema', problem)

const asked = ({ visibleWhen, requiredWhen, disabledWhen, readOnlyWhen, options }: AnyField): readonly string[] => [
  ...[visibleWhen, requiredWhen, disabledWhen, readOnlyWhen].flatMap(askedFields),
  ...(options && 'by' in options ? [options.by] : []),
]

/** Tells in development what is wrong with a schema that came as data, where no type has looked at it. */
export const useSchemaWarnings = (schema: AnySchema, controls: FormControls): void => {
  const { form } = useFormScope()
  useEffect(() => {
    if (!import.meta.env.DEV) return
    const seen = new Set<string>()
    const fields = fieldsOf(schema).map(({ field, rows }) => ({ field, path: rows ? `${rows}.${field.name}` : field.name, rows }))
    const known = new Set(fields.map(({ path }) => path))
    for (const { field, path, rows } of fields) {
      if (seen.has(path)) say(`has two fields with the name "${path}"; both would show and change the same value`)
      seen.add(path)
      if (!(field.control in controls)) say(`names the control "${field.control}" for "${path}", which is not among the controls`)
      for (const name of asked(field)) {
        const wanted = name.startsWith('.') ? `${rows ?? ''}${name}` : name
        const isThere = known.has(wanted) || form.getValues(wanted) !== undefined
        if (!isThere)
          say(`has "${path}" ask for "${wanted}", which is neither a field nor a default value; the answer never changes`)
      }
    }
  }, [schema, controls, form])
}
