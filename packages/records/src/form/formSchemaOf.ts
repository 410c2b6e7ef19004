import { type AnyRecord, type Core, type Field, isEmpty, isSerial, isStored } from '@bip/contract'
import type { FormSchema, SchemaField } from '@bip/design-system'
import type { useText } from '../host/useText.ts'
import { viewOf } from '../kinds/views.ts'
import { fieldStatuses } from './fieldStatuses.ts'
import type { ResourceControls } from './ResourceControls.tsx'
import type { Values } from './values.ts'

type Say = ReturnType<typeof useText>['say']

/** What holds more than a few pages takes the whole row. */
const isVast = (field: Field): boolean => 'max' in field && Number(field.max) > 20_000

const always = (): boolean => true

/** What the server fills later, such as who decided and why: a new form shows it once there is something to show. A number says that it comes. */
const isAwaited = (field: Field): boolean => Boolean(field.serverOwned) && isStored(field) && !field.formula && !isSerial(field)

/** The form of a resource as a schema, in the reader's language. */
export const formSchemaOf = (
  core: Core,
  say: Say,
  { isEdit, record }: { isEdit: boolean; record: Partial<AnyRecord> },
): FormSchema<Values, ResourceControls> => sectionsOf(core, say, isEdit, fieldStatuses(core, record))

const sectionsOf = (
  core: Core,
  say: Say,
  isEdit: boolean,
  statusOf: ReturnType<typeof fieldStatuses>,
): FormSchema<Values, ResourceControls> => {
  /** When a field is there; undefined for one that always is. */
  const presenceOf = (key: string): ((values: Values) => boolean) | undefined => {
    const field = core.fields[key]
    const when = field?.visibleWhen && ((values: Values) => !statusOf(key, values).isHidden)
    if (isEdit || !field || !isAwaited(field)) return when
    return (values) => !isEmpty(values[key]) && (when?.(values) ?? true)
  }
  return {
    sections: core.form.map(({ label, fields, folded }) => ({
      title: say(label),
      isFoldable: core.form.length > 1,
      defaultFolded: folded,
      visibleWhen: fields.every(presenceOf) ? (values) => fields.some((key) => presenceOf(key)?.(values)) : undefined,
      items: fields.flatMap((key): SchemaField<Values, ResourceControls>[] => {
        const field = core.fields[key]
        if (!field) return []
        return [
          {
            name: key,
            label: say(field.label),
            hint: field.hint && say(field.hint),
            control: field.formula ? 'computed' : isStored(field) ? 'asked' : 'shown',
            span: isVast(field) ? 'full' : viewOf(field).formSpan,
            visibleWhen: presenceOf(key),
            readOnlyWhen: isEdit && field.createOnly ? always : field.fixedWhen && ((values) => statusOf(key, values).isFixed),
          },
        ]
      }),
    })),
  }
}
