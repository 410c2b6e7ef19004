import { type ReactNode, use, useEffect } from 'react'
import { useFormScope } from '../FormContext.ts'
import { FormField, type FormFieldControl } from '../FormField.tsx'
import type { AnyField } from './anySchema.ts'
import { ControlsContext } from './schemaContext.ts'
import { useHolds } from './useHolds.ts'
import { useOptions } from './useOptions.ts'

type SchemaFieldViewProps = {
  field: AnyField
  /** Path of the row in which it stands. */
  row?: string
}

/** One field of a schema: in the page, required and locked as its conditions say. */
export const SchemaFieldView = ({ field, row }: SchemaFieldViewProps) => {
  const path = row === undefined ? field.name : `${row}.${field.name}`
  const isVisible = useHolds(field.visibleWhen, true, row)
  const { form } = useFormScope()

  useEffect(() => {
    if (isVisible || field.whenHidden !== 'clear') return
    if ((form.getValues(path) ?? null) !== null) form.setValue(path, null, { shouldDirty: true })
  }, [form, path, isVisible, field.whenHidden])

  return isVisible ? <VisibleField field={field} row={row} path={path} /> : null
}

const VisibleField = ({ field, row, path }: SchemaFieldViewProps & { path: string }) => {
  const scope = useFormScope()
  const isRequired = useHolds(field.requiredWhen, false, row)
  const isDisabled = useHolds(field.disabledWhen, false, row)
  const isReadOnly = useHolds(field.readOnlyWhen, false, row)
  const options = useOptions(field, path, row)
  const controls = use(ControlsContext)
  // The schema's types have matched the name with the props of this control.
  const Control = controls[field.control] as ((props: Record<string, unknown>) => ReactNode) | undefined

  const render = (given: FormFieldControl<unknown>): ReactNode => {
    if (!Control)
      throw new Error(`The schema names the control "${field.control}" for "${field.name}", which is not among its controls.`)
    return <Control {...field.props} {...given} hint={field.hint} {...(options && { options })} />
  }
  return (
    <FormField
      name={path}
      label={field.label}
      span={field.span}
      rules={isRequired && !field.rules?.required ? { ...field.rules, required: true } : field.rules}
      isDisabled={isDisabled || scope.isDisabled}
      isReadOnly={isReadOnly || scope.isReadOnly}
      render={render}
    />
  )
}
