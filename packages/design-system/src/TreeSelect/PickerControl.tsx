import type { ReactNode, RefObject } from 'react'
import { ControlInput } from '../Field/Field.styles.ts'
import type { FieldParts } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'
import { Chips } from '../MultiComboBox/MultiComboBox.styles.ts'
import { optionsTexts } from '../Select/options.texts.ts'
import { SelectButton } from '../Select/Select.styles.ts'
import type { Picker } from './usePicker.ts'

type PickerControlProps = {
  field: FieldParts
  picker: Picker
  control: RefObject<HTMLElement | null>
  popupId: string
  /** Id of the row that the keyboard stands on. */
  activeId: string | undefined
  /** What is chosen, in words; '' for nothing. */
  text: string
  /** Tags for what is chosen, in place of its text; undefined where only one can be. */
  tags?: ReactNode
  placeholder: string | undefined
}

/** The focusable part of a field with a tree in its pop-up: an input to search with, or a button. */
export const PickerControl = ({ field, picker, control, popupId, activeId, text, tags, placeholder }: PickerControlProps) => {
  const { t } = useLocale()
  const { isOpen } = picker.popup
  const hint = placeholder ?? t(picker.isSearchable ? optionsTexts.searchPlaceholder : optionsTexts.placeholder)
  const valueId = `${field.control.id}-value`
  const shared = {
    ...field.control,
    ...picker.controlProps,
    role: 'combobox',
    'aria-haspopup': 'tree',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? popupId : undefined,
    'aria-activedescendant': isOpen ? activeId : undefined,
  } as const
  const setControl = (element: HTMLElement | null): void => {
    control.current = element
  }

  const part = picker.isSearchable ? (
    <ControlInput
      {...shared}
      {...picker.inputProps}
      ref={setControl}
      value={picker.typed ?? (tags ? '' : text)}
      type="text"
      autoComplete="off"
      spellCheck={false}
      aria-autocomplete="list"
      aria-describedby={[shared['aria-describedby'], tags && text ? valueId : ''].filter(Boolean).join(' ') || undefined}
      placeholder={tags && text ? undefined : hint}
      title={tags ? undefined : text || undefined}
      disabled={field.isDisabled}
      readOnly={field.isReadOnly}
    />
  ) : (
    <SelectButton
      {...shared}
      ref={setControl}
      type="button"
      aria-labelledby={`${field.labelledBy['aria-labelledby']} ${valueId}`}
      aria-readonly={field.isReadOnly || undefined}
      disabled={field.isDisabled}
      data-empty={text === '' || undefined}
    >
      <span id={tags && text ? undefined : valueId} title={text || undefined}>
        {tags && text ? '' : text || hint}
      </span>
    </SelectButton>
  )
  if (!tags) return part
  return (
    <Chips>
      {tags}
      {text && <Hidden id={valueId}>{text}</Hidden>}
      {part}
    </Chips>
  )
}
