import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Fieldset } from '../../Fieldset/Fieldset.tsx'
import { FormSection } from '../FormSection.tsx'
import type { AnyItem, AnySchema, AnySection } from './anySchema.ts'
import { type BuiltInControls, type FormControls, formControls } from './formControls.ts'
import { SchemaFieldView } from './SchemaFieldView.tsx'
import { SchemaRowsView } from './SchemaRowsView.tsx'
import { ControlsContext } from './schemaContext.ts'
import type { FormSchema } from './types.ts'
import { useHolds } from './useHolds.ts'
import { useSchemaWarnings } from './useSchemaWarnings.ts'

export type SchemaFieldsProps<Values extends FieldValues, Controls extends FormControls> = {
  schema: FormSchema<Values, Controls>
  /** Default: the built-in ones. */
  controls?: Controls
}

/** The sections and fields of a schema, for a Form that holds other things as well. */
export const SchemaFields = <Values extends FieldValues = FieldValues, Controls extends FormControls = BuiltInControls>({
  schema,
  controls,
}: SchemaFieldsProps<Values, Controls>) => {
  const plain = schema as unknown as AnySchema // see AnySchema
  const known: FormControls = useMemo(() => controls ?? formControls, [controls])
  useSchemaWarnings(plain, known)
  return (
    <ControlsContext value={known}>
      {plain.sections.map((section) => (
        <SectionView key={section.title} section={section} />
      ))}
    </ControlsContext>
  )
}

const SectionView = ({ section }: { section: AnySection }) => {
  const isVisible = useHolds(section.visibleWhen, true)
  if (!isVisible) return null
  const { title, note, isFoldable, defaultFolded, items } = section
  return (
    <FormSection title={title} note={note} isFoldable={isFoldable} defaultFolded={defaultFolded}>
      {items.map((item) => (
        <ItemView key={'name' in item ? item.name : item.title} item={item} />
      ))}
    </FormSection>
  )
}

const ItemView = ({ item }: { item: AnyItem }) => {
  const isVisible = useHolds('kind' in item ? item.visibleWhen : undefined, true)
  if (!('kind' in item)) return <SchemaFieldView field={item} />
  if (!isVisible) return null
  if (item.kind === 'rows') return <SchemaRowsView rows={item} />
  return (
    <Fieldset legend={item.title} hint={item.hint}>
      {item.fields.map((field) => (
        <SchemaFieldView key={field.name} field={field} />
      ))}
    </Fieldset>
  )
}
