import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { useOptionSource } from '../../ComboBox/useOptionSource.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { useFloatingLayer } from '../../foundations/overlay/useFloatingLayer.tsx'
import { optionId } from '../../Select/OptionList.tsx'
import { OptionPopup } from '../../Select/OptionPopup.tsx'
import { fold, nextEnabled, type Option } from '../../Select/option.ts'
import { useActiveIndex, useActiveOption } from '../../Select/useActiveOption.ts'
import type { ChoiceSource } from '../model/types.ts'
import { editingTexts } from '../texts/editing.texts.ts'
import type { CellPickerProps } from './cellInputProps.ts'

type SourceListProps = CellPickerProps & {
  label: string
  source: ChoiceSource
  /** The value that stands in the cell. */
  value: string
}

/** Pause in ms after typing before the choices are asked for. */
const delay = 150

const none: ReadonlySet<string> = new Set()

/** The option that Enter takes unless the reader moves: the first, but for texts that several are called. */
const usualOf = (options: readonly Option[], query: string): number => {
  const wanted = fold(query.trim())
  const isShared = options.filter(({ label }) => fold(label) === wanted).length > 1
  return wanted === '' || isShared ? -1 : nextEnabled(options, -1, 1)
}

/** The choices of a cell that are held elsewhere: those that match what is typed, else those that it could be. */
export const SourceList = ({ anchor, input, id, query, keys, onPick, onClose, label, source, value }: SourceListProps) => {
  const { t } = useLocale()
  const isNear = useRef(false)
  /** An arrow was pressed before the choices were here. */
  const isMoved = useRef(false)
  const load = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const found = await source.find(text, signal)
      isNear.current = found.length === 0 && text.trim() !== ''
      return isNear.current ? source.near(text, signal) : found
    },
    [source],
  )
  const { options, status, retry } = useOptionSource({ options: undefined, load, query, isOpen: true, delay })
  const isReady = status === 'ready'
  const active = useActiveOption(options, isReady && !isNear.current ? usualOf(options, query) : -1)
  const index = useActiveIndex(active)
  const layer = useFloatingLayer({ isOpen: true, onClose, reference: anchor, matchWidth: true, maxHeight: 360, distance: 2 })

  // Another query begins at its first match.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another query.
  useEffect(() => active.set(-1), [query])
  useEffect(() => {
    if (!isReady || !isMoved.current) return
    isMoved.current = false
    active.first()
  }, [isReady, active])
  useEffect(() => {
    if (index >= 0) input.setAttribute('aria-activedescendant', optionId(id, index))
    return () => input.removeAttribute('aria-activedescendant')
  }, [input, id, index])
  useEffect(() => {
    keys.current = (event: KeyboardEvent): boolean => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event
      if (altKey || ctrlKey || metaKey) return false
      if (key === 'Enter' || key === 'Tab') {
        // Choices for another text are none for this one: what was typed then stands by itself.
        const option = isReady ? options[active.current()] : undefined
        if (!option || option.isDisabled) return false
        const way = shiftKey ? -1 : 1
        onPick(option.value, key === 'Tab' ? way : 0, key === 'Enter' ? way : 0)
        return true
      }
      if (!isReady && (key === 'ArrowDown' || key === 'ArrowUp')) {
        isMoved.current = true
        return true
      }
      return active.move(key)
    }
    return () => {
      keys.current = null
    }
  })

  return (
    <OptionPopup
      layer={layer}
      id={id}
      label={label}
      options={options}
      chosen={value === '' ? none : new Set([value])}
      active={active}
      query={query}
      status={status}
      onRetry={retry}
      problem={isReady && isNear.current && options.length > 0 ? t(editingTexts.near, { text: query.trim() }) : undefined}
      onChoose={(option) => onPick(option.value, 0, 0)}
    />
  )
}
