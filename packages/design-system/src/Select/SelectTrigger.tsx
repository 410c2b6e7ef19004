import type { ReactNode } from 'react'
import type { FieldParts } from '../Field/useField.ts'
import { SelectButton } from './Select.styles.ts'
import { type SelectTrigger as Trigger, useActiveDescendant } from './useSelectTrigger.ts'

type SelectTriggerProps = {
  field: FieldParts
  trigger: Trigger
  /** Nothing is chosen: the text is the placeholder. */
  isEmpty: boolean
  /** Stands before the text. */
  mark?: ReactNode
  title?: string
  children: ReactNode
}

/** The button of a select: what is chosen, over the whole box. */
export const SelectTrigger = ({ field, trigger, isEmpty, mark, title, children }: SelectTriggerProps) => {
  const { popup, listId, active } = trigger
  const valueId = `${field.control.id}-value`
  return (
    <SelectButton
      {...field.control}
      {...trigger.buttonProps}
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={popup.isOpen}
      aria-controls={popup.isOpen ? listId : undefined}
      aria-activedescendant={useActiveDescendant(active, listId, popup.isOpen)}
      aria-labelledby={`${field.labelledBy['aria-labelledby']} ${valueId}`}
      aria-readonly={field.isReadOnly || undefined}
      disabled={field.isDisabled}
      data-empty={isEmpty || undefined}
    >
      {mark}
      <span id={valueId} title={title}>
        {children}
      </span>
    </SelectButton>
  )
}
