import { ContextMenuLayer, useLocale } from '@bip/design-system'
import { boardTexts } from '../Board.texts.ts'
import type { BoardColumn } from '../types.ts'

/** The card whose menu is open, and where, in px of the window. */
export type OpenMoveMenu = { card: string; x: number; y: number }

type Props = {
  menu: OpenMoveMenu
  label: string
  /** The column that the card is in. */
  current: string
  columns: readonly BoardColumn[]
  reasonFor: (card: string, column: string) => string | null
  onSend: (card: string, column: string) => void
  onClose: () => void
}

/** Moves a card to a column without dragging; a column that refuses it says why. */
export const MoveMenu = ({ menu, label, current, columns, reasonFor, onSend, onClose }: Props) => {
  const { t } = useLocale()
  const { card, x, y } = menu
  const items = columns.map(({ key, title }) => {
    const reason = key === current ? null : reasonFor(card, key)
    return { key, label: title, isSelected: key === current, isDisabled: reason !== null, description: reason ?? undefined }
  })
  return (
    <ContextMenuLayer
      point={{ x, y }}
      label={`${t(boardTexts.moveTo)} ${label}`}
      items={items}
      onAction={(column) => onSend(card, column)}
      onClose={onClose}
    />
  )
}
