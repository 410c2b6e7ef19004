import type { FieldValues } from 'react-hook-form'
import { Fieldset } from '../../Fieldset/Fieldset.tsx'
import { FormSection } from '../FormSection.tsx'
import type { AnyItem, AnySchema, AnySection } from './anySchema.ts'
import type { FormControls } from './formControls.ts'
import { SchemaFieldView } from './SchemaFieldView.tsx'
import { SchemaRowsView } from './SchemaRowsView.tsx'
import { ControlsContext } from './schemaContext.ts'
import type { FormSchema } from './types.ts'
import { useHolds } from './useHolds.ts'
import { useSchemaWarnings } from './useSchemaWarnings.ts'

export type SchemaSectionsProps<Values extends FieldValues, Controls extends FormControls> = {
  schema: FormSchema<Values, Controls>
  /** Keep the object the same between renderings. */
  controls: Controls
}

/** As SchemaFields, for controls of your own alone: it loads none of the built-in ones. */
export const SchemaSections = <Values extends FieldValues, Controls extends FormControls>({
  schema,
  controls,
}: SchemaSectionsProps<Values, Controls>) => {
  const plain = schema as unknown as AnySchema // see AnySchema
  useSchemaWarnings(plain, controls)
  return (
    <ControlsContext value={controls}>
      {plain.sections.map((section) => (
        <SectionView key={section.items.map(keyOf).join()} section={section} />
      ))}
    </ControlsContext>
  )
}

const keyOf = (item: AnyItem): string => ('name' in item ? item.name : item.title)

const SectionView = ({ section }: { section: AnySection }) => {
  const isVisible = useHolds(section.visibleWhen, true)
  if (!isVisible) return null
  const { title, note, isFoldable, defaultFolded, items } = section
  return (
    <FormSection title={title} note={note} isFoldable={isFoldable} defaultFolded={defaultFolded}>
      {items.map((item) => (
        <ItemView key={keyOf(item)} item={item} />
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
