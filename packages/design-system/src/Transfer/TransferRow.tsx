import { GripVertical } from 'lucide-react'
import { memo } from 'react'
import { Highlight } from '../Tree/Highlight.tsx'
import { CheckBox, Grip } from '../Tree/Tree.styles.ts'
import { Row, Words } from './Transfer.styles.ts'
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
  <Row
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
    <CheckBox data-state={is.isSelected ? 'on' : 'off'} aria-hidden="true" />
    <Words>
      <span>{words.length > 0 ? <Highlight text={item.label} words={words} /> : item.label}</span>
      {item.description && (
        <span>{words.length > 0 ? <Highlight text={item.description} words={words} /> : item.description}</span>
      )}
    </Words>
    {is.canDrag && (
      <Grip data-part="grip" aria-hidden="true">
        <GripVertical size={14} />
      </Grip>
    )}
  </Row>
))
