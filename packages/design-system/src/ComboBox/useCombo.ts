import { type ChangeEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { isComposing } from '../Field/ime.ts'
import { optionId } from '../Select/OptionList.tsx'
import { nextEnabled, type Option } from '../Select/option.ts'
import { useActiveOption } from '../Select/useActiveOption.ts'
import { useListPopup } from '../Select/useListPopup.ts'
import { type LoadOptions, useOptionSource } from './useOptionSource.ts'

type Setup = {
  options: readonly Option[] | undefined
  load: LoadOptions | undefined
  delay: number
  isLocked: boolean
  input: RefObject<HTMLInputElement | null>
  /** What the input shows while nothing is typed. */
  restText: string
  /** Where the keyboard stands when the list opens. */
  startIndex: (options: readonly Option[]) => number
  /** The list closes once something is chosen. */
  closesOnChoose: boolean
  onChoose: (option: Option) => void
  /** The focus leaves with this text typed and nothing chosen. */
  onLeave?: (typed: string, options: readonly Option[]) => void
  /** Keys that the list has no use for; true when used. */
  onOtherKey?: (event: KeyboardEvent<HTMLInputElement>, typed: string) => boolean
}

/** The editable combo box of the ARIA practices: an input that filters a list, keys that move in it, nothing done while an input method composes. */
export const useCombo = (setup: Setup) => {
  const { options, load, delay, isLocked, input, restText, startIndex, closesOnChoose, onChoose, onLeave, onOtherKey } = setup
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [query, setQuery] = useState('')
  // Enter came before the answer, as from a barcode reader: what the answer holds is chosen when it is a single option.
  const isEnterPending = useRef(false)

  const reset = (): void => {
    setTyped(null)
    setQuery('')
    isEnterPending.current = false
  }
  const popup = useListPopup({ isLocked, onClosed: reset })

  const choose = (option: Option): void => {
    onChoose(option)
    if (closesOnChoose) popup.close()
    else reset()
  }
  const onReady = (found: readonly Option[]): void => {
    const [only] = found
    if (isEnterPending.current && found.length === 1 && only && !only.isDisabled) choose(only)
    isEnterPending.current = false
  }
  const source = useOptionSource({ options, load, query, isOpen: popup.isOpen, delay, onReady })
  const isReady = source.status === 'ready'
  const active = useActiveOption(source.options, isReady && query.trim() !== '' ? nextEnabled(source.options, -1, 1) : -1)

  const search = (next: string): void => {
    setQuery(next)
    active.set(-1)
    isEnterPending.current = false
  }
  const open = (): void => {
    if (isLocked || popup.isOpen) return
    active.set(startIndex(options ?? source.options))
    popup.open()
  }

  const onEnter = (event: KeyboardEvent): void => {
    if (!popup.isOpen) return
    event.preventDefault()
    const option = source.options[active.index]
    if (source.status === 'failed') source.retry()
    else if (!isReady) isEnterPending.current = true
    else if (option && !option.isDisabled) choose(option)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isLocked || isComposing(event)) return
    if (event.key === 'Enter') onEnter(event)
    else if (event.altKey && event.key === 'ArrowUp') popup.close()
    else if (!popup.isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      open()
      if (event.key === 'ArrowUp' && startIndex(options ?? source.options) < 0) active.last()
    } else if (popup.isOpen && active.move(event.key)) event.preventDefault()
    else onOtherKey?.(event, typed ?? '')
  }

  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const { nativeEvent, target } = event
    setTyped(target.value)
    popup.open()
    if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) search(target.value)
  }

  return {
    listId,
    popup,
    source,
    active,
    query,
    typed,
    choose,
    reset,
    open,
    inputProps: {
      ref: input,
      role: 'combobox',
      type: 'text',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': popup.isOpen,
      'aria-controls': popup.isOpen ? listId : undefined,
      'aria-activedescendant': popup.isOpen && active.index >= 0 ? optionId(listId, active.index) : undefined,
      value: typed ?? restText,
      onChange,
      onKeyDown,
      onClick: open,
      onFocus: () => input.current?.select(),
      onCompositionEnd: (event: { currentTarget: HTMLInputElement }) => search(event.currentTarget.value),
      onBlur: () => {
        if (typed !== null) onLeave?.(typed, source.options)
        popup.close()
      },
    } as const,
  }
}
