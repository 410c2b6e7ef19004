import { textWidth } from '../model/textWidth.ts'

/** Rooms narrower than this, in px, show cards. */
export const narrow = 768
/** From this width on, in px, two values stand beside each other. */
const wideEnough = 480
/** As many columns are shown in a card at most; which ones, the reader decides in the panel of columns. */
export const maxFields = 24
/** px around what stands in a card: the gap above it, its borders and paddings. */
const around = 8 + 2 + 16

/** Bounds in px of the room for the names of values. */
const [minLabel, maxLabel] = [60, 150]

/** How many values stand beside each other in a card, the room for their names, and the heights in px of a line and of the whole with the gap above. */
export const cardLook = (headers: readonly string[], room: number, rowHeight: number) => {
  const shown = headers.slice(0, maxFields)
  const label = Math.min(maxLabel, Math.max(minLabel, ...shown.slice(1).map((header) => Math.ceil(textWidth(header, 12))))) + 12
  const beside = room >= wideEnough ? 2 : 1
  const line = Math.max(24, rowHeight - 10)
  const lines = 1 + Math.ceil(Math.max(0, shown.length - 1) / beside)
  return { beside, label, line, height: around + lines * line }
}
