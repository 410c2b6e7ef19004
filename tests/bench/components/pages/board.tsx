import { DealBoard } from '../../../../packages/charts/src/board/fixtures/DealBoard.tsx'
import { find, isSeen } from '../../pages/gestures.ts'
import { offer } from '../../pages/operations.ts'
import { show } from './frame.tsx'

const board = (
  <div style={{ display: 'flex', height: 700 }}>
    <DealBoard count={2000} />
  </div>
)

const pointer = { bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0 }

const cardOf = (column: string) => `[data-column="${column}"] [data-card]`

/** The middle of the list of a column, in px of the window. */
const middleOf = (column: string) => {
  const { left, top, width } = find(`[data-column="${column}"]`).getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + 300 }
}

const lift = (): void => {
  const card = find(cardOf('visit'))
  const { left, top } = card.getBoundingClientRect()
  card.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, clientX: left + 9, clientY: top + 9 }))
  window.dispatchEvent(new PointerEvent('pointermove', { ...pointer, clientX: left + 30, clientY: top + 30 }))
}

const carry = (column: string): boolean =>
  window.dispatchEvent(new PointerEvent('pointermove', { ...pointer, ...middleOf(column) }))

const isOver = (column: string): boolean => document.querySelector(`[data-column="${column}"][data-grab]`) !== null

offer([
  { name: 'mount 2 000', act: () => show(board), isDone: () => isSeen(cardOf('won')) },
  { name: 'lift', act: lift, isDone: () => document.querySelector('[data-flying]') !== null },
  { name: 'carry to a column', act: () => carry('quote'), isDone: () => isOver('quote') },
  {
    name: 'drop',
    act: () => window.dispatchEvent(new PointerEvent('pointerup', { ...pointer, ...middleOf('quote') })),
    isDone: () => document.querySelector('[data-column="quote"] [data-card="D1"]') !== null,
  },
])
