import { type ChangeEvent, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react'
import { type LoadOptions, useOptionSource } from '../ComboBox/useOptionSource.ts'
import { isComposing } from '../Field/ime.ts'
import { useFloatingLayer } from '../foundations/overlay/useFloatingLayer.tsx'
import type { Option } from '../Select/option.ts'
import { useActiveOption } from '../Select/useActiveOption.ts'

type Setup = {
  options: readonly Option[] | undefined
  load: LoadOptions | undefined
  delay: number
  isLocked: boolean
  input: RefObject<HTMLInputElement | null>
  text: string
  setText: (text: string) => void
  onChoose: ((option: Option) => void) | undefined
}

/** A text field whose list only suggests: nothing in it is highlighted before an arrow key asks, so Enter keeps what was typed. */
export const useSuggestions = ({ options, load, delay, isLocked, input, text, setText, onChoose }: Setup) => {
  const listId = useId()
  const [wantsOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const textBefore = useRef(text)

  const source = useOptionSource({ options, load, query, isOpen: wantsOpen, delay })
  const [only, ...others] = source.options.slice(0, 2)
  const saysNothingNew = source.status === 'ready' && others.length === 0 && (!only || only.label === text)
  const isOpen = wantsOpen && !isLocked && !saysNothingNew
  const close = (): void => setOpen(false)
  const layer = useFloatingLayer({ isOpen, onClose: close, matchWidth: true, maxHeight: 360 })
  const active = useActiveOption(source.options)

  const suggest = (next: string): void => {
    if (!wantsOpen) textBefore.current = text
    setQuery(next)
    active.set(-1)
    setOpen(true)
  }
  const take = (option: Option): void => {
    setText(option.label)
    close()
    onChoose?.(option)
    input.current?.focus()
  }
  const onEnter = (event: KeyboardEvent): void => {
    const option = isOpen ? source.options[active.current()] : undefined
    if (!option) {
      close()
      return
    }
    event.preventDefault()
    if (!option.isDisabled) take(option)
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isLocked || isComposing(event)) return
    if (event.key === 'Enter') onEnter(event)
    else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setText(textBefore.current)
      close()
    } else if (event.altKey && event.key === 'ArrowUp') close()
    else if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      suggest('')
    } else if (isOpen && active.move(event.key)) event.preventDefault()
  }

  return {
    source,
    query,
    take,
    combo: { listId, active, popup: { isOpen, layer, close, open: () => suggest('') } },
    inputProps: {
      ref: input,
      value: text,
      onKeyDown,
      onBlur: close,
      onChange: ({ nativeEvent, target }: ChangeEvent<HTMLInputElement>) => {
        setText(target.value)
        if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) suggest(target.value)
      },
      onCompositionEnd: (event: { currentTarget: HTMLInputElement }) => suggest(event.currentTarget.value),
    },
  }
}
