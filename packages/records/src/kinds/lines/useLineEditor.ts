import type { Line, LinesField } from '@bip/contract'
import { useFormState, useToast } from '@bip/design-system'
import {
  type ClipboardEvent,
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useText } from '../../host/useText.ts'
import { readPasted } from '../pasted.ts'
import type { InputProps } from '../types.ts'
import { usePasteTools } from '../usePasteTools.ts'
import { computed, duplicateAt, editableCells, insertAt, newLine, parseTable, removeAt, setCell } from './edits.ts'
import type { LineHandlers } from './LineRow.tsx'
import type { LineErrors } from './lineErrors.ts'
import { type LineKeyActions, stopsOf } from './lineKeys.ts'

type Target = { key: string | undefined } | 'first' | 'last'

type Setup = InputProps<LinesField> & {
  lines: readonly Line[]
  scroller: RefObject<HTMLElement | null>
  errors: LineErrors
}

/** Which line is edited, and everything that changes lines: cells, rows, pasted tables. */
export const useLineEditor = ({ field, lines, onChange, scroller, errors }: Setup) => {
  const { t } = useText()
  const toast = useToast()
  const tools = usePasteTools()
  const [activeRow, setActiveRow] = useState<number | null>(null)
  /** Counts changes of rows, after which an input must not keep what it held for another line. */
  const [generation, setGeneration] = useState(0)
  const wanted = useRef<{ row: number; cell: Target } | null>(null)
  const max = field.maxLines ?? 2000

  const activate = (row: number, cell: Target): void => {
    wanted.current = { row, cell }
    setActiveRow(row)
  }

  const restructure = (next: readonly Line[], row: number, cell: Target): void => {
    onChange(next)
    setGeneration((before) => before + 1)
    activate(row, cell)
  }

  // Focus follows once the line's inputs are in the page.
  useLayoutEffect(() => {
    const target = wanted.current
    if (!target || target.row !== activeRow) return
    const row = scroller.current?.querySelector(`tr[data-line="${target.row}"]`)
    if (!row) return
    wanted.current = null
    const stops = stopsOf(row)
    const { cell } = target
    const inCell =
      typeof cell === 'object' && cell.key
        ? stops.find((stop) => stop.closest<HTMLElement>('[data-cell]')?.dataset.cell === cell.key)
        : undefined
    const stop = inCell ?? (cell === 'last' ? stops.at(-1) : stops[0])
    stop?.focus()
    if (stop instanceof HTMLInputElement && stop.type === 'text') stop.select()
  })

  const go: LineKeyActions['go'] = (row, cell) => {
    if (row < 0) return
    if (row < lines.length) activate(row, cell)
    else if (lines.length < max) restructure([...lines, newLine(field)], lines.length, cell)
    else toast.error(t('lines.full', { max }))
  }
  const remove = (row: number): void => {
    restructure(removeAt(lines, row), Math.min(row, lines.length - 2), 'first')
    if (lines.length === 1) setActiveRow(null)
  }
  const duplicate = (row: number): void => {
    if (lines.length < max) restructure(duplicateAt(lines, row), row + 1, 'first')
    else toast.error(t('lines.full', { max }))
  }

  const latest = useRef({ activate, duplicate, remove, change: (_: number, __: string, ___: unknown): void => undefined })
  useLayoutEffect(() => {
    latest.current = {
      activate,
      duplicate,
      remove,
      change: (row, key, value) => onChange(setCell(field, lines, row, key, value)),
    }
  })
  const handlers = useMemo<LineHandlers>(
    () => ({
      activate: (row, key) => latest.current.activate(row, key === undefined ? 'first' : { key }),
      change: (row, key, value) => latest.current.change(row, key, value),
      duplicate: (row) => latest.current.duplicate(row),
      remove: (row) => latest.current.remove(row),
    }),
    [],
  )

  const pasteTable = async (table: readonly string[][], at: number, startKey: string | undefined): Promise<void> => {
    const keys = editableCells(field)
    const from = Math.max(0, startKey === undefined ? 0 : keys.indexOf(startKey))
    const rows = table.slice(0, max - at)
    let unmatched = 0
    const pasted = await Promise.all(
      rows.map(async (cells, offset) => {
        const line: Line = { ...(lines[at + offset] ?? newLine(field)) }
        await Promise.all(
          cells.map(async (text, column) => {
            const key = keys[from + column]
            const cell = key === undefined ? undefined : field.fields[key]
            if (key === undefined || !cell) return
            const value = await readPasted(cell, text, tools).catch(() => undefined)
            if (value === undefined) unmatched += 1
            line[key] = value ?? null
          }),
        )
        return computed(field, line)
      }),
    )
    restructure(insertAt(lines.toSpliced(at, pasted.length), at, pasted), Math.max(0, at + pasted.length - 1), 'first')
    toast.success(t('lines.pasted', { count: pasted.length }))
    if (unmatched > 0) toast.info(t('lines.pasteUnmatched', { count: unmatched }))
    if (rows.length < table.length) toast.error(t('lines.full', { max }))
  }

  const paste = (event: ClipboardEvent<HTMLElement>): void => {
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return
    const table = parseTable(event.clipboardData.getData('text/plain'))
    const isOneCell = table.length <= 1 && (table[0]?.length ?? 0) <= 1
    const row = event.target.closest<HTMLElement>('tr[data-line]')
    if (isOneCell && row) return
    if (table.length === 0) return
    event.preventDefault()
    void pasteTable(table, Number(row?.dataset.line ?? 0), event.target.closest<HTMLElement>('[data-cell]')?.dataset.cell)
  }

  const leave = (event: FocusEvent<HTMLElement>): void => {
    const next = event.relatedTarget
    const isOwn = next instanceof Element && (event.currentTarget.contains(next) || next.closest('[data-layer]') !== null)
    // Without a next element the window lost the focus, or the row is about to change.
    if (next && !isOwn) setActiveRow(null)
  }

  const showFirstError = useEffectEvent(() => {
    const [row] = [...errors.byLine.keys()].sort((a, b) => a - b)
    const isHere = scroller.current?.contains(document.activeElement)
    const key = row === undefined ? undefined : Object.keys(errors.byLine.get(row) ?? {})[0]
    if (row !== undefined && isHere) activate(row, { key })
  })
  const { submitCount } = useFormState()
  useEffect(() => {
    // The form has just led the focus to its first error; within the lines it goes on to the very cell.
    if (submitCount > 0) setTimeout(() => showFirstError(), 0)
  }, [submitCount])

  return { activeRow, generation, handlers, go, duplicate, remove, paste, leave }
}
