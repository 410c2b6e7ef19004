import { Check, Plus } from 'lucide-react'
import { memo } from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Dot } from './OptionList.styles.ts'
import type { Option } from './option.ts'

type OptionRowProps = {
  id: string
  option: Option
  index: number
  count: number
  isActive: boolean
  isSelected: boolean
  isMultiple: boolean
  /** The entry that makes a new option: whether it is at work; undefined for every other row. */
  isCreating: boolean | undefined
}

/** One option of a list; rendered anew only when something about it changed. */
export const OptionRow = memo((props: OptionRowProps) => {
  const { id, option, index, count, isActive, isSelected, isMultiple, isCreating } = props
  const isEntry = isCreating !== undefined
  return (
    // The keyboard is handled where the focus is: on the field, which points here by aria-activedescendant.
    // biome-ignore lint/a11y/useFocusableInteractive: as above.
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-disabled={option.isDisabled || undefined}
      aria-busy={isCreating || undefined}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-index={index}
      data-active={isActive || undefined}
      data-create={isEntry ? '' : undefined}
      title={option.label}
    >
      {isEntry && (isCreating ? <Spinner aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />)}
      {isMultiple && !isEntry && (
        <span data-tick="" aria-hidden="true">
          <Check size={12} />
        </span>
      )}
      {option.tone && <Dot data-tone={option.tone} aria-hidden="true" />}
      <span data-words="">
        <span>{option.label}</span>
        {option.description && <span>{option.description}</span>}
      </span>
      {!isMultiple && isSelected && <Check size={16} aria-hidden="true" />}
    </div>
  )
})
