import ExcelJS from 'exceljs'
import type { Answer, Caller, RecordsServer } from '../../../testing/server.ts'

export const plus = '/blade-bip/plus'

/** What cases of transfer share: a server, an administrator, and how customers come in. */
export type TransferDesk = {
  server: RecordsServer
  admin: Caller
  bring(content: Uint8Array, query?: Record<string, string>, name?: string, caller?: Caller): Promise<Answer>
  /** How many customers bear a name. */
  countOf(fullname: string): Promise<number>
}

export const deskIn = (server: RecordsServer, admin: Caller): TransferDesk => ({
  server,
  admin,
  bring: (content, query = {}, name = 'in.xlsx', caller = admin) =>
    caller.upload(`${plus}/import`, { name, content }, { resource: 'customer', ...query }),
  countOf: async (fullname) => (await admin.get('/blade-bip/customer/list', { fullname })).data.total,
})

/** The first sheet of a file that was answered. */
export const sheetOf = async (answer: Answer): Promise<ExcelJS.Worksheet> => {
  const workbook = new ExcelJS.Workbook()
  // exceljs asks for a Buffer of an older form than Node's.
  await workbook.xlsx.load(answer.bytes as unknown as ArrayBuffer)
  const [sheet] = workbook.worksheets
  if (!sheet) throw new Error('no sheet')
  return sheet
}
/** The cells of a row, counted from 1. */
export const rowOf = (sheet: ExcelJS.Worksheet, number: number) => (sheet.getRow(number).values as unknown[]).slice(1)

/** A file with these rows. */
export const workbookOf = async (rows: unknown[][]): Promise<Buffer> => {
  const workbook = new ExcelJS.Workbook()
  workbook.addWorksheet('1').addRows(rows)
  return Buffer.from(await workbook.xlsx.writeBuffer())
}
