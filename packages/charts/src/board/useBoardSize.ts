import { type Density, rowHeights, useMedia, useRowHeight } from '@bip/design-system'
import type { RefObject } from 'react'

/** px between two cards. */
const gap = 8

/** On walls with more lines than 1080 everything is larger by so much, as tables are. */
const useWallScale = (): number => {
  const [isLarge, isHuge] = [useMedia('(min-height: 1400px)'), useMedia('(min-height: 2000px)')]
  if (isHuge) return 2
  return isLarge ? 1.35 : 1
}

/** The density around the board, as the height of table rows tells it. */
const densityOf = (row: number): Density => {
  if (row <= rowHeights.compact) return 'compact'
  return row >= rowHeights.roomy ? 'roomy' : 'normal'
}

export type CardHeight = number | Readonly<Record<Density, number>>

/** Heights in px of a card and of a step from card to card, by density and display. */
export const useBoardSize = (root: RefObject<HTMLElement | null>, cardHeight: CardHeight, size: 'desk' | 'wall') => {
  const row = useRowHeight(root)
  const wallScale = useWallScale()
  const scale = size === 'wall' ? wallScale : 1
  const density = size === 'wall' ? 'normal' : densityOf(row)
  const height = Math.round((typeof cardHeight === 'number' ? cardHeight : cardHeight[density]) * scale)
  return { cardHeight: height, rowHeight: height + gap, scale }
}
