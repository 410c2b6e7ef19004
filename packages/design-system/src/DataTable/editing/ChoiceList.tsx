import { type KeyboardEvent, useEffect, useMemo } from 'react'
import { useFloatingLayer } from '../../foundations/overlay/useFloatingLayer.tsx'
import { optionId } from '../../Select/OptionList.tsx'
import { OptionPopup } from '../../Select/OptionPopup.tsx'
import { nextEnabled, type Option } from '../../Select/option.ts'
import { filterOptions } from '../../Select/optionSearch.ts'
import { useActiveIndex, useActiveOption } from '../../Select/useActiveOption.ts'
import type { CellPickerProps } from './cellInputProps.ts'

type ChoiceListProps = CellPickerProps & {
  label: string
  options: readonly Option[]
  /** The value that stands in the cell. */
  value: string
}

const none: ReadonlySet<string> = new Set()

/** The choices of a cell, narrowed by what is typed; Enter takes one and goes on below, Tab goes on beside. */
export const ChoiceList = ({ anchor, input, id, query, keys, onPick, onClose, label, options, value }: ChoiceListProps) => {
  const found = useMemo(() => filterOptions(options, query), [options, query])
  const chosenAt = found.findIndex((option) => option.value === value)
  const active = useActiveOption(found, query.trim() === '' ? chosenAt : nextEnabled(found, -1, 1))
  const index = useActiveIndex(active)
  const layer = useFloatingLayer({ isOpen: true, onClose, reference: anchor, matchWidth: true, maxHeight: 320, distance: 2 })

  // Another query begins at its first match.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another query.
  useEffect(() => active.set(-1), [query])
  useEffect(() => {
    if (index >= 0) input.setAttribute('aria-activedescendant', optionId(id, index))
    return () => input.removeAttribute('aria-activedescendant')
  }, [input, id, index])
  useEffect(() => {
    keys.current = (event: KeyboardEvent): boolean => {
      if (event.altKey || event.ctrlKey || event.metaKey) return false
      const option = found[active.current()]
      if (event.key === 'Enter' || event.key === 'Tab') {
        // What was typed and is no choice is told in the cell.
        if (!option || option.isDisabled) return false
        const way = event.shiftKey ? -1 : 1
        onPick(option.value, event.key === 'Tab' ? way : 0, event.key === 'Enter' ? way : 0)
        return true
      }
      return active.move(event.key)
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
      options={found}
      chosen={value === '' ? none : new Set([value])}
      active={active}
      query={query}
      onChoose={(option) => onPick(option.value, 0, 0)}
    />
  )
}
