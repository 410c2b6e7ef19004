import { type AnyRecord, type Core, isBoolean } from '@bip/contract'
import type { Picker } from '@bip/contract/pickers'
import { Dialog } from '@bip/design-system'
import { ResourceForm } from '../form/ResourceForm.tsx'
import type { Values } from '../form/values.ts'
import { useText } from '../host/useText.ts'

/** The record to change; a new one without. */
export type PickerFormState = { id?: string }

export type PickerFormProps = {
  core: Core
  picker: Picker
  state: PickerFormState
  /** What narrows the picker: a new record starts with it. */
  defaults?: Readonly<Record<string, string>>
  onSaved: (record: AnyRecord | undefined) => void
  onClose: () => void
}

const width = 800

/** What a new record has to hold so that the narrowed picker shows it: single values alone. */
const startOf = (core: Core, extras: Readonly<Record<string, string>> = {}): Values =>
  Object.fromEntries(
    Object.entries(extras).flatMap(([name, value]) => {
      const key = name.replace(/_in$/, '')
      return value.includes(',') || isBoolean(core.fields[key]) ? [] : [[key, value]]
    }),
  )

/** The form of a record in a dialog over the picker. */
export const PickerForm = ({ core, picker, state: { id }, defaults, onSaved, onClose }: PickerFormProps) => {
  const { t, noun } = useText()
  return (
    <Dialog
      isOpen
      isDismissable={false}
      size={width}
      title={t(id === undefined ? 'form.createTitle' : 'form.editTitle', { what: noun(picker.submitTitle) })}
      onClose={onClose}
    >
      <ResourceForm
        core={core}
        id={id}
        defaults={startOf(core, defaults)}
        mayRepeat={false}
        hasHead={false}
        onSaved={onSaved}
        onCancel={onClose}
      />
    </Dialog>
  )
}
