import { type ReactNode, useCallback } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Form, type FormProps } from '../Form.tsx'
import { FormErrorSummary } from '../FormErrorSummary.tsx'
import type { AnySchema } from './anySchema.ts'
import type { BuiltInControls, FormControls } from './formControls.ts'
import { SchemaFields } from './SchemaFields.tsx'
import type { FormSchema } from './types.ts'
import { withoutHidden } from './withoutHidden.ts'

export type SchemaFormProps<Values extends FieldValues, Controls extends FormControls> = Omit<FormProps<Values>, 'children'> & {
  /** What the form consists of. Make it once, outside the component. */
  schema: FormSchema<Values, Controls>
  /** Controls by name, where the schema names others than the built-in ones: `{ ...formControls, material: MaterialPicker }`. */
  controls?: Controls
  /** Stands above the sections, below the summary of errors. */
  head?: ReactNode
  /** Stands below the sections: the FormFoot. */
  children?: ReactNode
}

/** A form from its description. Values of fields that are not visible are not submitted, unless the field keeps them. */
export const SchemaForm = <Values extends FieldValues = FieldValues, Controls extends FormControls = BuiltInControls>({
  schema,
  controls,
  head,
  children,
  onSubmit,
  ...form
}: SchemaFormProps<Values, Controls>) => {
  const submit = useCallback(
    (values: Values, state: UseFormReturn<Values>): unknown =>
      // The values without some of their parts; what a field that is not there leaves behind, its schema says.
      onSubmit(withoutHidden(schema as unknown as AnySchema, values) as Values, state),
    [schema, onSubmit],
  )
  return (
    <Form<Values> {...form} onSubmit={submit}>
      <FormErrorSummary />
      {head}
      <SchemaFields schema={schema} controls={controls} />
      {children}
    </Form>
  )
}
