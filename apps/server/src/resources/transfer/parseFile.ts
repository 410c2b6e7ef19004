import { type Language, label, say } from '@bip/contract'
import { type ApartEnd, runApart } from '../../apart/runApart.ts'
import { Refusal } from '../../base/errors.ts'
import { sheetLimits } from './reader/limits.ts'
import { type ParseJob, type ParseLine, readLine, type SheetFormat, type SheetRow } from './reader/protocol.ts'

/** Reading a sheet at all its limits takes about half of each. */
const bounds = { heapMegabytes: 256, memoryMegabytes: 400, cpuSeconds: 15, timeoutMs: 60_000 } as const

const reasons = {
  locked: label(
    '文件有打开密码，请去掉密码后再导入',
    'it is protected by a password; save it without one first',
    'tệp có mật khẩu mở; hãy bỏ mật khẩu rồi nhập lại',
  ),
  format: label('只能导入 .xlsx、.xls 或 .csv', 'only .xlsx, .xls and .csv are read', 'chỉ nhận .xlsx, .xls hoặc .csv'),
  damaged: label('文件已损坏或不是表格', 'it is damaged, or no spreadsheet', 'tệp bị hỏng hoặc không phải bảng tính'),
  unusual: label(
    '文件的压缩方式与表格软件不同，请在表格软件中打开并另存为 .xlsx 后再导入',
    'it is not packed as spreadsheet programs do; open it there and save it as .xlsx first',
    'tệp không được nén như phần mềm bảng tính; hãy mở và lưu lại thành .xlsx rồi nhập',
  ),
  nested: label(
    '文件中含有另一个压缩包或嵌入的文档，请去掉后再导入',
    'it holds another archive or an embedded document; remove that first',
    'tệp chứa một tệp nén hoặc tài liệu nhúng khác; hãy bỏ đi rồi nhập lại',
  ),
  tooBig: label(
    '内容展开后过大，请拆成几个文件',
    'its content is too big; split it into several files',
    'nội dung quá lớn, hãy chia thành nhiều tệp',
  ),
  tooManyRows: label('一次最多导入 {limit} 行', 'at most {limit} rows at once', 'mỗi lần tối đa {limit} dòng'),
  tooManyColumns: label(
    '第 {at} 行的内容超出 {limit} 列',
    'row {at} has content beyond column {limit}',
    'dòng {at} có nội dung vượt quá cột {limit}',
  ),
  cellTooLong: label('有单元格超过 {limit} 个字符', 'a cell has more than {limit} characters', 'có ô vượt quá {limit} ký tự'),
  openQuote: label(
    '第 {at} 行的引号没有结束',
    'a quotation mark in row {at} is never closed',
    'dấu ngoặc kép ở dòng {at} không được đóng',
  ),
  tooSlow: label(
    '读取时间过长，请拆成几个文件',
    'reading takes too long; split it into several files',
    'đọc quá lâu, hãy chia thành nhiều tệp',
  ),
}
type Reason = keyof typeof reasons

const limitOf: Partial<Record<Reason, number>> = {
  tooManyRows: sheetLimits.maxRows,
  tooManyColumns: sheetLimits.maxColumns,
  cellTooLong: sheetLimits.maxCellLength,
}

type Reader = { language: Language; signal?: AbortSignal; log?: (line: string) => void }

/** The rows of an uploaded spreadsheet's first sheet. Throws `unreadableFile` with the reason, and the signal's reason when the caller left. */
export async function parseFile(file: Uint8Array, name: string, { language, signal, log }: Reader): Promise<SheetRow[]> {
  const refusal = (reason: Reason, at = '') =>
    new Refusal('unreadableFile', { reason: say(reasons[reason], language, { limit: limitOf[reason] ?? '', at }) })
  const format = formatOf(file, name)
  if (format === 'locked' || format === 'format') throw refusal(format)
  const rows: SheetRow[] = []
  const problems: Extract<ParseLine, { problem: unknown }>[] = []
  const job: ParseJob = { format, limits: sheetLimits }
  const ended = await runApart({
    script: new URL('./parse.process.ts', import.meta.url),
    argument: JSON.stringify(job),
    input: file,
    bounds,
    // The rows, and what ends each line.
    maxAnswerBytes: sheetLimits.maxAnswerBytes + 64 * 1024,
    signal,
    onLine: (line) => {
      const read = readLine(line, sheetLimits)
      if ('problem' in read) problems.push(read)
      else for (const row of read.rows) rows.push(row)
      if (rows.length > sheetLimits.maxRows + 1) throw refusal('tooManyRows')
    },
  })
  const [problem] = problems
  if (problem) throw refusal(problem.problem, problem.at)
  if (ended.end !== 'done') throw refusal(reasonOf(ended, log))
  return rows
}

/** A fault of ours looks like a damaged file to the person, and is told to the operator. */
function reasonOf(ended: Exclude<ApartEnd, { end: 'done' }>, log: Reader['log']): Reason {
  if (ended.end !== 'failed') return ended.end
  log?.(`reading a spreadsheet failed: ${ended.detail}`)
  return 'damaged'
}

/** By content; only CSV has no mark of its own and goes by its name. */
function formatOf(file: Uint8Array, name: string): SheetFormat | 'locked' | 'format' {
  const starts = (...mark: number[]) => mark.every((byte, at) => file[at] === byte)
  if (starts(0x50, 0x4b, 0x03, 0x04)) return 'xlsx'
  // The form of old spreadsheets is also that around encrypted new ones.
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) return Buffer.from(file).includes('EncryptedPackage', 'utf16le') ? 'locked' : 'xls'
  // “Unicode text” of a spreadsheet program begins with a mark of two bytes, and half of what follows are zeros.
  const isText = starts(0xff, 0xfe) || starts(0xfe, 0xff) || !file.subarray(0, 4096).includes(0)
  return /\.(csv|txt)$/i.test(name) && isText ? 'csv' : 'format'
}
