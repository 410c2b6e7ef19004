import { PassThrough, Transform, type TransformCallback } from 'node:stream'
import { headOfPiece, headOfRows, progressFileOf, progressFileType, type RowProgress } from '@bip/contract'
import type ExcelJS from 'exceljs'
import type { FastifyReply } from 'fastify'

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const headStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFEFF2F6' } },
  alignment: { vertical: 'middle' },
} satisfies Partial<ExcelJS.Style>

/** A file that tells while it leaves how many of its rows are written. */
class ProgressFile extends Transform {
  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.push(headOfPiece(piece.length))
    done(null, piece)
  }
  tell(rows: RowProgress): void {
    this.push(headOfRows(rows))
  }
}

const room = { highWaterMark: 256 * 1024 }

/** A workbook that leaves through the reply while it is written. `done` resolves when the last byte was taken. Whoever accepts it hears what is told on the way. */
export async function sendWorkbook(reply: FastifyReply, fileName: string) {
  // A third of what the server would load at its start, for what many days do not need.
  const { default: excel } = await import('exceljs')
  const progress = reply.request.headers.accept?.includes(progressFileType) ? new ProgressFile(room) : undefined
  const stream = progress ?? new PassThrough(room)
  const closed = new Promise<void>((resolve) => stream.once('close', resolve))
  const workbook = new excel.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false })
  void reply
    .type(progress ? progressFileOf(xlsxType) : xlsxType)
    .header('content-disposition', `attachment; filename="export.xlsx"; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .header('cache-control', 'no-store')
    .send(stream)
  return {
    workbook,
    tell: (rows: RowProgress): void => {
      if (!stream.destroyed) progress?.tell(rows)
    },
    /** Waits until the reader has taken what was written; false when it went away. */
    ready: async (): Promise<boolean> => {
      if (stream.destroyed) return false
      if (stream.writableNeedDrain) await Promise.race([new Promise((resolve) => stream.once('drain', resolve)), closed])
      return !stream.destroyed
    },
    done: async () => {
      // The writer waits for ever for a reader who left.
      await Promise.race([workbook.commit(), closed])
    },
    fail: (error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))),
  }
}

/** A sheet with a bold head that stays in sight. */
export function addSheet(
  workbook: ExcelJS.Workbook,
  name: string,
  columns: { header: string; width: number; format?: string }[],
): ExcelJS.Worksheet {
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(({ header, width, format }) => ({
    header,
    width,
    ...(format && { style: { numFmt: format } }),
  }))
  sheet.getRow(1).eachCell((cell) => {
    cell.style = { ...headStyle, numFmt: '@' }
  })
  return sheet
}

/** Column width in characters for a width in pixels. */
export const charactersOf = (pixels = 140): number => Math.round(Math.min(60, Math.max(10, pixels / 7)))
