import { type ChangeEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { isComposing } from '../Field/ime.ts'
import { nextEnabled, type Option } from '../Select/option.ts'
import { useActiveOption } from '../Select/useActiveOption.ts'
import { useListPopup } from '../Select/useListPopup.ts'
import { exactIndex } from './exactIndex.ts'
import { type CreateOption, useCreation } from './useCreation.ts'
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
  /** Makes a new option of a text that no option has. */
  onCreate: CreateOption | undefined
  /** What is chosen, which is not made anew. */
  taken: readonly Option[]
  /** The focus leaves with this text typed and nothing chosen. */
  onLeave?: (typed: string, options: readonly Option[]) => void
  /** Keys that the list has no use for; true when used. */
  onOtherKey?: (event: KeyboardEvent<HTMLInputElement>, typed: string) => boolean
}

/** The editable combo box of the ARIA practices: an input that filters a list, keys that move in it, nothing done while an input method composes. */
export const useCombo = (setup: Setup) => {
  const { load, delay, isLocked, input, restText, startIndex, closesOnChoose, onChoose, onLeave, onOtherKey } = setup
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [query, setQuery] = useState('')
  // Enter came before the answer, as from a barcode reader: what the answer holds is chosen when it is a single option, or when one has that very name or code.
  const isEnterPending = useRef(false)
  /** Tab left before the answer: a single option that it holds is chosen all the same, so that nobody has to wait in the field. */
  const isLeavePending = useRef(false)
  /** An arrow came before the answer: it leads to the first option then. */
  const isStepPending = useRef(false)

  const reset = (): void => {
    setTyped(null)
    setQuery('')
    isEnterPending.current = false
    isLeavePending.current = false
    isStepPending.current = false
  }
  const popup = useListPopup({ isLocked, onClosed: reset })

  const choose = (option: Option): void => {
    creation.forget()
    onChoose(option)
    if (closesOnChoose) popup.close()
    else reset()
  }
  const onReady = (found: readonly Option[]): void => {
    const only = found.length === 1 ? found[0] : found[exactIndex(found, query)]
    const isPending = isEnterPending.current || isLeavePending.current
    if (isPending && only && !only.isDisabled) choose(only)
    else if (isLeavePending.current) popup.close()
    else if (isStepPending.current) active.set(nextEnabled(found, -1, 1))
    isEnterPending.current = false
    isLeavePending.current = false
    isStepPending.current = false
  }
  const source = useOptionSource({ options: setup.options, load, query, isOpen: popup.isOpen, delay, onReady })
  const isReady = source.status === 'ready'
  const creation = useCreation({
    onCreate: setup.onCreate,
    query,
    isReady,
    found: source.options,
    taken: setup.taken,
    onCreated: choose,
  })
  const { options } = creation
  const likely = exactIndex(options, query)
  const active = useActiveOption(
    options,
    isReady && query.trim() !== '' ? (likely < 0 ? nextEnabled(options, -1, 1) : likely) : -1,
  )

  /** Enter or a press on an option. */
  const pick = (option: Option): void => {
    if (option === creation.entry) creation.run()
    else choose(option)
  }
  const search = (next: string): void => {
    setQuery(next)
    active.set(-1)
    isEnterPending.current = false
    creation.forget()
  }
  const open = (): void => {
    if (isLocked || popup.isOpen) return
    active.set(startIndex(setup.options ?? options))
    popup.open()
  }

  const onEnter = (event: KeyboardEvent): void => {
    if (!popup.isOpen) return
    event.preventDefault()
    const option = options[active.current()]
    if (source.status === 'failed') source.retry()
    else if (!isReady) isEnterPending.current = true
    else if (option && !option.isDisabled) pick(option)
  }

  /** Tab takes what was typed as it takes it in a cell of a table: the option at which Enter would. */
  const onTab = (): void => {
    if (!popup.isOpen || query.trim() === '') return
    const option = options[active.current()]
    if (source.status === 'loading') isLeavePending.current = true
    else if (isReady && option && !option.isDisabled && option !== creation.entry) choose(option)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isLocked || isComposing(event)) return
    if (event.key === 'Tab' && !event.shiftKey) onTab()
    if (event.key === 'Escape' && creation.isCreating) creation.forget()
    if (event.key === 'Enter') onEnter(event)
    else if (event.altKey && event.key === 'ArrowUp') popup.close()
    else if (!popup.isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      open()
      if (event.key === 'ArrowUp' && active.current() < 0) active.last()
      isStepPending.current = load !== undefined && active.current() < 0
    } else if (popup.isOpen && !isReady && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      isStepPending.current = true
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
    creation,
    active,
    query,
    pick,
    reset,
    inputProps: {
      ref: input,
      value: typed ?? restText,
      onChange,
      onKeyDown,
      onClick: open,
      onFocus: () => input.current?.select(),
      onCompositionEnd: (event: { currentTarget: HTMLInputElement }) => search(event.currentTarget.value),
      onBlur: () => {
        if (isLeavePending.current) return
        if (typed !== null) onLeave?.(typed, source.options)
        popup.close()
      },
    },
  }
}

export type Combo = ReturnType<typeof useCombo>
