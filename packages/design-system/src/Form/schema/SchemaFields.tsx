import type { FieldValues } from 'react-hook-form'
import { type BuiltInControls, type FormControls, formControls } from './formControls.ts'
import { SchemaSections } from './SchemaSections.tsx'
import type { FormSchema } from './types.ts'

export type SchemaFieldsProps<Values extends FieldValues, Controls extends FormControls> = {
  schema: FormSchema<Values, Controls>
  /** Default: the built-in ones. */
  controls?: Controls
}

/** The sections and fields of a schema, for a Form that holds other things as well. */
export const SchemaFields = <Values extends FieldValues = FieldValues, Controls extends FormControls = BuiltInControls>({
  schema,
  controls,
}: SchemaFieldsProps<Values, Controls>) => (
  // Which controls a schema may name has been seen to by its type.
  <SchemaSections<FieldValues, FormControls>
    schema={schema as unknown as FormSchema<FieldValues, FormControls>}
    controls={controls ?? formControls}
  />
)
