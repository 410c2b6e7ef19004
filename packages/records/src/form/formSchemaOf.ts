import { type Core, isStored } from '@bip/contract'
import type { FormSchema, SchemaField } from '@bip/design-system'
import type { useText } from '../host/useText.ts'
import { viewOf } from '../kinds/views.ts'
import type { ResourceControls } from './ResourceControls.tsx'
import type { Values } from './values.ts'

type Say = ReturnType<typeof useText>['say']

const always = (): boolean => true

/** The form of a resource as a schema, in the reader's language. */
export const formSchemaOf = (core: Core, say: Say, isEdit: boolean): FormSchema<Values, ResourceControls> => ({
  sections: core.form.map(({ label, fields, folded }) => ({
    title: say(label),
    isFoldable: core.form.length > 1,
    defaultFolded: folded,
    items: fields.flatMap((key): SchemaField<Values, ResourceControls>[] => {
      const field = core.fields[key]
      if (!field) return []
      return [
        {
          name: key,
          label: say(field.label),
          hint: field.hint && say(field.hint),
          control: field.formula ? 'computed' : isStored(field) ? 'asked' : 'shown',
          span: viewOf(field).formSpan,
          readOnlyWhen: isEdit && field.createOnly ? always : undefined,
        },
      ]
    }),
  })),
})
