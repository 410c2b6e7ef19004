import { GripVertical } from 'lucide-react'
import { memo } from 'react'
import { Highlight } from '../Tree/Highlight.tsx'
import { Grip } from '../Tree/TreeParts.styles.ts'
import type { TransferItem } from './transfer.ts'

export type TransferRowProps = {
  domId: string
  item: TransferItem
  at: number
  count: number
  top: number
  isSelected: boolean
  isActive: boolean
  isCarried: boolean
  canDrag: boolean
  words: readonly string[]
}

/** One item; its presses and keys are heard by the list around. */
export const TransferRow = memo(({ domId, item, at, count, top, words, ...is }: TransferRowProps) => (
  // The keyboard is handled where the focus is: on the list, which points here by aria-activedescendant.
  // biome-ignore lint/a11y/useFocusableInteractive: as above.
  <div
    id={domId}
    role="option"
    aria-selected={is.isSelected}
    aria-disabled={item.isDisabled || undefined}
    aria-posinset={at + 1}
    aria-setsize={count}
    data-row={at}
    data-active={is.isActive || undefined}
    data-carried={is.isCarried || undefined}
    title={item.label}
    style={{ transform: `translateY(${top}px)` }}
  >
    <span data-tick="" data-state={is.isSelected ? 'on' : 'off'} aria-hidden="true" />
    <span data-words="">
      <span>{words.length > 0 ? <Highlight text={item.label} words={words} /> : item.label}</span>
      {item.description && (
        <span>{words.length > 0 ? <Highlight text={item.description} words={words} /> : item.description}</span>
      )}
    </span>
    {is.canDrag && (
      <Grip data-part="grip" aria-hidden="true">
        <GripVertical size={14} />
      </Grip>
    )}
  </div>
))
