import { ChevronDown } from 'lucide-react'
import { type Ref, useId } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import { ClearButton } from '../Field/ClearButton.tsx'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { PopupBar, PopupLink } from '../Select/OptionPopup.styles.ts'
import { OptionPopup } from '../Select/OptionPopup.tsx'
import type { Option } from '../Select/option.ts'
import { optionsTexts } from '../Select/options.texts.ts'
import { SelectBox, SelectButton } from '../Select/Select.styles.ts'
import { useSelectTrigger } from '../Select/useSelectTrigger.ts'
import { CountPill } from './MultiSelect.styles.ts'

export type MultiSelectProps = FieldProps & {
  options: readonly Option[]
  /** The chosen options' values; null reads as none. */
  value?: string[] | null
  /** Default none. */
  defaultValue?: string[]
  /** Receives the values in the order of the options. */
  onChange?: (value: string[]) => void
  /** Shows a button, and lets Delete, take all choices back. Default false. */
  isClearable?: boolean
  /** Default: the word for "select". */
  placeholder?: string
  /** The button that opens the list. */
  inputRef?: Ref<HTMLButtonElement>
}

/** Any of a list that is known beforehand; the list stays open while choosing. */
export const MultiSelect = (props: MultiSelectProps) => {
  const { options, value, defaultValue = [], onChange, isClearable, placeholder, inputRef, ...rest } = props
  const { t, locale } = useLocale()
  const field = useField(rest)
  const listId = useId()
  const button = useObjectRef(inputRef)
  const [chosen, setChosen] = useControlledState<string[]>(value === null ? [] : value, defaultValue, onChange)
  const isLocked = field.isDisabled || field.isReadOnly
  const labels = chosen.map((candidate) => options.find((option) => option.value === candidate)?.label ?? candidate)
  const hasChoice = chosen.length > 0

  const toggle = (changed: Option): void => {
    const isChosen = (option: Option): boolean => (option.value === changed.value) !== chosen.includes(option.value)
    setChosen(options.filter(isChosen).map((option) => option.value))
  }
  const chooseAll = (): void =>
    setChosen(options.filter((option) => !option.isDisabled || chosen.includes(option.value)).map((option) => option.value))
  const { popup, active, buttonProps } = useSelectTrigger({
    options,
    listId,
    isLocked,
    button,
    startIndex: options.findIndex((option) => chosen.includes(option.value)),
    onPick: toggle,
    onOtherKey: (event, isOpen) => {
      if (!isOpen && isClearable && event.key === 'Delete') {
        setChosen([])
        return true
      }
      if (!isOpen || !(event.ctrlKey || event.metaKey) || event.key !== 'a') return false
      event.preventDefault()
      chooseAll()
      return true
    },
  })

  return (
    <FieldFrame {...field.frame}>
      <SelectBox {...field.box} ref={popup.layer.anchorRef} data-open={popup.isOpen || undefined}>
        <SelectButton
          {...field.control}
          {...buttonProps}
          aria-labelledby={`${field.labelledBy['aria-labelledby']} ${field.control.id}-value`}
          aria-readonly={field.isReadOnly || undefined}
          disabled={field.isDisabled}
          data-empty={!hasChoice || undefined}
        >
          <span id={`${field.control.id}-value`} title={labels.join(locale === 'zh-CN' ? '、' : ', ')}>
            {hasChoice ? labels.join(locale === 'zh-CN' ? '、' : ', ') : (placeholder ?? t(optionsTexts.placeholder))}
          </span>
        </SelectButton>
        {chosen.length > 1 && <CountPill aria-hidden="true">{chosen.length}</CountPill>}
        {isClearable && hasChoice && !isLocked && (
          <ClearButton
            onClear={() => {
              setChosen([])
              button.current?.focus()
            }}
          />
        )}
        <ChevronDown size={16} aria-hidden="true" />
        {field.name &&
          chosen.map((candidate) => (
            <input key={candidate} type="hidden" name={field.name} value={candidate} disabled={field.isDisabled} />
          ))}
      </SelectBox>
      <OptionPopup
        layer={popup.layer}
        id={listId}
        label={rest.label}
        options={options}
        isSelected={(candidate) => chosen.includes(candidate)}
        activeIndex={active.index}
        onActivate={active.set}
        onChoose={toggle}
        isMultiple
        foot={
          <PopupBar>
            <span role="status">{t(optionsTexts.selectedCount, { count: chosen.length })}</span>
            <PopupLink type="button" tabIndex={-1} style={{ marginInlineStart: 'auto' }} onClick={chooseAll}>
              {t(optionsTexts.selectAll)}
            </PopupLink>
            <PopupLink type="button" tabIndex={-1} disabled={!hasChoice} onClick={() => setChosen([])}>
              {t(optionsTexts.clearAll)}
            </PopupLink>
          </PopupBar>
        }
      />
    </FieldFrame>
  )
}
