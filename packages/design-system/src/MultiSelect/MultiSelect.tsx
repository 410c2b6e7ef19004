import { type Ref, useMemo } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnNoList } from '../foundations/warnShape.ts'
import { checkOptions } from '../Select/checkOptions.ts'
import { PopupBar, PopupLink } from '../Select/OptionPopup.styles.ts'
import { OptionPopup } from '../Select/OptionPopup.tsx'
import { type Option, optionsByValue, setOf } from '../Select/option.ts'
import { optionsTexts } from '../Select/options.texts.ts'
import { PickerFrame } from '../Select/PickerFrame.tsx'
import { SelectBox } from '../Select/Select.styles.ts'
import { SelectTrigger } from '../Select/SelectTrigger.tsx'
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
  const button = useObjectRef(inputRef)
  const [chosen, setChosen] = useControlledState<string[]>(value === null ? [] : value, defaultValue, onChange)
  const chosenSet = useMemo(() => setOf(chosen), [chosen])
  const isLocked = field.isDisabled || field.isReadOnly
  const hasChoice = chosen.length > 0
  warnNoList('MultiSelect', 'options', options)
  const labels = useMemo(
    () =>
      chosen
        .map((candidate) => optionsByValue(options).get(candidate)?.label ?? candidate)
        .join(locale === 'zh-CN' ? '、' : ', '),
    [options, chosen, locale],
  )
  checkOptions('MultiSelect', options)

  // Stored values that are no longer among the options stay, behind the others.
  const chooseWhere = (isChosen: (option: Option) => boolean): void =>
    setChosen([
      ...options.filter(isChosen).map((option) => option.value),
      ...chosen.filter((candidate) => !optionsByValue(options).has(candidate)),
    ])
  const toggle = (changed: Option): void =>
    chooseWhere((option) => (option.value === changed.value) !== chosenSet.has(option.value))
  const chooseAll = (): void => chooseWhere((option) => !option.isDisabled || chosenSet.has(option.value))

  const trigger = useSelectTrigger({
    options,
    isLocked,
    button,
    startIndex: () => options.findIndex((option) => chosenSet.has(option.value)),
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
    <PickerFrame
      field={field}
      popup={trigger.popup}
      box={SelectBox}
      values={chosen}
      onClear={
        isClearable &&
        hasChoice &&
        !isLocked &&
        (() => {
          setChosen([])
          button.current?.focus()
        })
      }
      control={
        <SelectTrigger field={field} trigger={trigger} isEmpty={!hasChoice} title={labels}>
          {hasChoice ? labels : (placeholder ?? t(optionsTexts.placeholder))}
        </SelectTrigger>
      }
      aside={chosen.length > 1 && <CountPill aria-hidden="true">{chosen.length}</CountPill>}
    >
      <OptionPopup
        layer={trigger.popup.layer}
        id={trigger.listId}
        label={rest.label}
        options={options}
        chosen={chosenSet}
        active={trigger.active}
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
    </PickerFrame>
  )
}
