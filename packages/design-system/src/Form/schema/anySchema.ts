import type { FieldValues } from 'react-hook-form'
import type { BuiltInControls } from './formControls.ts'
import type { FormSchema, SchemaField, SchemaItem, SchemaRows, SchemaSection } from './types.ts'

/*
 * A schema as its parts see it: names are text, values are of any kind, and a control is a name in the registry. The types of the caller's
 * values and controls have done their work where the schema was written.
 */
export type AnySchema = FormSchema<FieldValues, BuiltInControls>
export type AnySection = SchemaSection<FieldValues, BuiltInControls>
export type AnyItem = SchemaItem<FieldValues, BuiltInControls>
export type AnyField = SchemaField<FieldValues, BuiltInControls, string>
export type AnyRows = SchemaRows<FieldValues, BuiltInControls>

/** All fields of a schema with the path of the list that they stand in. */
export const fieldsOf = (schema: AnySchema): readonly { field: AnyField; rows?: string }[] =>
  schema.sections.flatMap(({ items }) =>
    items.flatMap((item) => {
      if (!('kind' in item)) return [{ field: item }]
      return item.fields.map((field) => ({ field, rows: item.kind === 'rows' ? item.name : undefined }))
    }),
  )
