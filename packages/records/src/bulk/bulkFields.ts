import { type Core, type Field, type Fields, holdsFiles, isWritable } from '@bip/contract'

/** Whether one value for many records makes sense: not for what each has once, nor for lines and files. */
const isForMany = (field: Field): boolean =>
  isWritable(field) && !field.createOnly && field.kind !== 'lines' && !holdsFiles(field) && !('unique' in field && field.unique)

/** The fields of a resource that many records may be given alike, in the order of its form. */
export const bulkFields = (core: Core): Fields => {
  const inForm = core.form.flatMap(({ fields }) => fields)
  const keys = [...new Set([...inForm, ...Object.keys(core.fields)])]
  return Object.fromEntries(
    keys.flatMap((key) => {
      const field = core.fields[key]
      return field && isForMany(field) ? [[key, field]] : []
    }),
  )
}
