import type { Line, LinesField } from '@bip/contract'
import { fromTsv, useToast } from '@bip/design-system'
import type { ClipboardEvent } from 'react'
import { useText } from '../../host/useText.ts'
import { readPasted } from '../pasted.ts'
import { usePasteTools } from '../usePasteTools.ts'
import { computed, editableCells, insertAt, newLine } from './edits.ts'

type Setup = {
  field: LinesField
  lines: readonly Line[]
  max: number
  /** Puts other lines in place of these, and goes to the last one that was pasted. */
  put: (lines: readonly Line[], last: number) => void
}

/** Takes a table from the clipboard into the lines, from the cell that has the focus on; past the last line new ones follow. */
export const useLinePaste = ({ field, lines, max, put }: Setup) => {
  const { t } = useText()
  const toast = useToast()
  const tools = usePasteTools()

  const pasteTable = async (table: readonly string[][], at: number, startKey: string | undefined): Promise<void> => {
    const keys = editableCells(field)
    const from = Math.max(0, startKey === undefined ? 0 : keys.indexOf(startKey))
    const rows = table.slice(0, max - at)
    let unmatched = 0
    const readInto = async (line: Line, key: string | undefined, text: string): Promise<void> => {
      const cell = key === undefined ? undefined : field.fields[key]
      if (key === undefined || !cell) return
      const value = await readPasted(cell, text, tools).catch(() => undefined)
      if (value === undefined) unmatched += 1
      line[key] = value ?? null
    }
    const pasted = await Promise.all(
      rows.map(async (cells, offset) => {
        const line: Line = { ...(lines[at + offset] ?? newLine(field)) }
        await Promise.all(cells.map((text, column) => readInto(line, keys[from + column], text)))
        return computed(field, line)
      }),
    )
    put(insertAt(lines.toSpliced(at, pasted.length), at, pasted), Math.max(0, at + pasted.length - 1))
    toast.success(t('lines.pasted', { count: pasted.length }))
    if (unmatched > 0) toast.info(t('lines.pasteUnmatched', { count: unmatched }))
    if (rows.length < table.length) toast.error(t('lines.full', { max }))
  }

  return (event: ClipboardEvent<HTMLElement>): void => {
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return
    const text = event.clipboardData.getData('text/plain')
    const table = fromTsv(text)
    const isOneCell = table.length <= 1 && (table[0]?.length ?? 0) <= 1
    const row = event.target.closest<HTMLElement>('tr[data-line]')
    if (text === '' || (isOneCell && row)) return
    event.preventDefault()
    void pasteTable(table, Number(row?.dataset.line ?? 0), event.target.closest<HTMLElement>('[data-cell]')?.dataset.cell)
  }
}
