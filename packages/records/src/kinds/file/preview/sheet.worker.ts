import readWorkbook from 'read-excel-file/web-worker'
import { maxUnpacked, packedSize } from './packedSize.ts'

export type SheetPreview = { name: string; rows: string[][]; isCut: boolean }
export type SheetAnswer = { sheets: SheetPreview[] } | { failed: true }

const maxRows = 500
const maxColumns = 60
const maxSheets = 20

const said = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().replace('T', ' ').slice(0, 16) : String(cell)
}

/** Reads a workbook beside the page: one that unpacks to too much, or takes too long, harms nobody. */
addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  try {
    if ((await packedSize(data)) > maxUnpacked) throw new Error('too large')
    const sheets = (await readWorkbook(data)).slice(0, maxSheets).map(({ sheet, data: rows }) => ({
      name: sheet,
      rows: rows.slice(0, maxRows).map((row) => row.slice(0, maxColumns).map(said)),
      isCut: rows.length > maxRows || rows.some((row) => row.length > maxColumns),
    }))
    postMessage({ sheets } satisfies SheetAnswer)
  } catch {
    postMessage({ failed: true } satisfies SheetAnswer)
  }
})
