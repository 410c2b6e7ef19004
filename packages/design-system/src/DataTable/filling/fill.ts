import type { ClipboardEvent } from 'react'
import { useLayoutEffect } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { useWriting } from '../drafts/useWriting.ts'
import type { Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Filling, Services } from '../feature/Services.ts'
import type { Table } from '../feature/Table.ts'
import type { KeyBinding } from '../keyboard/keymap.ts'
import type { CellPlace, CellRange } from '../model/cellPlace.ts'

type Needed<T> = Pick<Services<T>, 'drafts' | 'rowSteps' | 'blocks'>

/** The filling of blocks; its code is fetched once a table that can be edited is in the page. */
const useFilling = <T>({ options, columns, view, text }: Table<T>, needed: Needed<T>): Filling => {
  const locale = useLocale()
  const write = useWriting(options.onEdit !== undefined)
  const run = (work: (filling: Filling) => void): void =>
    write(({ fillingOf }) => {
      const { drafts, rowSteps } = needed
      if (drafts) work(fillingOf({ drafts, rowSteps, host: view, columns: columns.described, text, locale }))
    })
  return {
    stretch: (block, whole, isOther) => run((filling) => filling.stretch(block, whole, isOther)),
    repeat: (block, way) => run((filling) => filling.repeat(block, way)),
    clear: (block) => run((filling) => filling.clear(block)),
    paste: (copied, block) => run((filling) => filling.paste(copied, block)),
  }
}

/** Something is pasted into a field, and not into the cells. */
const isIntoField = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && !target.matches('.cell-input:not([data-typing])')

const useFill = <T>(table: Table<T>, needed: Needed<T>): Contribution<T> => {
  const isEnabled = table.options.onEdit !== undefined
  const filling = useFilling(table, needed)
  const { blocks } = needed
  useLayoutEffect(() => {
    const canFill = (at: CellPlace): boolean => needed.drafts?.canEdit(at) === true
    if (blocks) blocks.handle.current = isEnabled ? { canFill, onFill: filling.stretch } : null
  })
  const offers = { filling }
  if (!isEnabled) return { offers }
  const blockAt = (at: CellPlace): CellRange => blocks?.block() ?? { from: at, to: at }
  const inBlock =
    (work: (block: CellRange) => void): KeyBinding['run'] =>
    (_, at) => {
      if (at.place >= 0) work(blockAt(at))
      return at.place >= 0
    }
  const paste = (event: ClipboardEvent): void => {
    const chosen = blocks?.block()
    if (!chosen || event.defaultPrevented || isIntoField(event.target)) return
    event.preventDefault()
    filling.paste(event.clipboardData.getData('text/plain'), chosen)
  }
  const cut = (event: ClipboardEvent): void => {
    const chosen = blocks?.block()
    if (blocks?.copy(event) && chosen) filling.clear(chosen)
  }
  return {
    offers,
    marks: { table: { onCut: cut, onPaste: paste } },
    keys: [
      { name: 'fillDown', keys: ['Ctrl d'], run: inBlock((block) => filling.repeat(block, 'down')) },
      { name: 'fillRight', keys: ['Ctrl r'], run: inBlock((block) => filling.repeat(block, 'right')) },
      {
        name: 'clear',
        keys: ['Shift? Delete', 'Shift? Backspace'],
        run: (_, at) => {
          const isCell = needed.drafts?.rowAt(at.place) !== undefined && at.column >= 0
          if (isCell) filling.clear(blockAt(at))
          return isCell
        },
      },
    ],
  }
}

/** Blocks that are filled, emptied, cut and pasted into. */
export const fill = feature({ name: 'fill', offers: ['filling'], needs: ['drafts', 'rowSteps', 'blocks'], useTable: useFill })
