import type { ComponentProps } from 'react'
import { ControlInput } from '../Field/Field.styles.ts'
import type { FieldParts } from '../Field/useField.ts'
import type { ActiveOption } from '../Select/useActiveOption.ts'
import type { ListPopup } from '../Select/useListPopup.ts'
import { useActiveDescendant } from '../Select/useSelectTrigger.ts'

type ComboInputProps = ComponentProps<'input'> & {
  field: FieldParts
  combo: { listId: string; popup: ListPopup; active: ActiveOption }
}

/** The input of a combo box; follows by itself where the keyboard stands in the list. */
export const ComboInput = ({ field, combo, ...input }: ComboInputProps) => {
  const { listId, popup, active } = combo
  return (
    <ControlInput
      {...field.control}
      type="text"
      role="combobox"
      autoComplete="off"
      spellCheck={false}
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={popup.isOpen}
      aria-controls={popup.isOpen ? listId : undefined}
      aria-activedescendant={useActiveDescendant(active, listId, popup.isOpen)}
      disabled={field.isDisabled}
      readOnly={field.isReadOnly}
      {...input}
    />
  )
}
