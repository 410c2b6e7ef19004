import { FormArray } from '../FormArray.tsx'
import type { AnyRows } from './anySchema.ts'
import { SchemaFieldView } from './SchemaFieldView.tsx'

/** The rows of a schema. */
export const SchemaRowsView = ({ rows }: { rows: AnyRows }) => {
  const { kind: _, visibleWhen: __, fields, ...list } = rows
  return (
    <FormArray
      {...list}
      render={(row) => fields.map((field) => <SchemaFieldView key={field.name} field={field} row={row.name} />)}
    />
  )
}
