import { Worker } from 'node:worker_threads'
import { type Language, label, say } from '@bip/contract'
import { Refusal } from '../../http/errors.ts'
import type { ParseAnswer, ParseOptions, SheetRow } from './protocol.ts'

const memoryMegabytes = 256
const patience = 10_000
const mostRows = 20_000
const mostBytes = 120 * 1024 * 1024
/** Threads at once; a further file waits for its turn. */
const mostAtOnce = 2

const reasons = {
  xls: label(
    '旧版 .xls 请在表格软件中另存为 .xlsx 后再导入',
    'save an old .xls as .xlsx in your spreadsheet program first',
    'hãy lưu tệp .xls cũ thành .xlsx rồi nhập lại',
  ),
  format: label('只能导入 .xlsx 或 .csv', 'only .xlsx and .csv are read', 'chỉ nhận .xlsx hoặc .csv'),
  damaged: label('文件已损坏或不是表格', 'it is damaged, or no spreadsheet', 'tệp bị hỏng hoặc không phải bảng tính'),
  tooBig: label('内容展开后过大', 'its content is too big', 'nội dung quá lớn'),
  tooManyRows: label('一次最多导入 {limit} 行', 'at most {limit} rows at once', 'mỗi lần tối đa {limit} dòng'),
  tooSlow: label('读取超过 {seconds} 秒', 'reading took more than {seconds} s', 'đọc quá {seconds} giây'),
}

/** The rows of an uploaded spreadsheet's first sheet. Throws `unreadableFile` with the reason. */
export async function parseFile(bytes: Uint8Array, name: string, language: Language): Promise<SheetRow[]> {
  const refuse = (reason: keyof typeof reasons) =>
    new Refusal('unreadableFile', { reason: say(reasons[reason], language, { limit: mostRows, seconds: patience / 1000 }) })
  const format = formatOf(bytes, name)
  if (format === 'xls' || format === 'format') throw refuse(format)
  const answer = await inTurn(() => inWorker({ bytes: new Uint8Array(bytes), format, mostRows, mostBytes }))
  if ('problem' in answer) throw refuse(answer.problem)
  return answer.rows
}

/** By content; only CSV has no mark of its own and goes by its name. */
function formatOf(bytes: Uint8Array, name: string): 'xlsx' | 'csv' | 'xls' | 'format' {
  const starts = (...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)
  if (starts(0x50, 0x4b, 0x03, 0x04)) return 'xlsx'
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) return 'xls'
  return /\.(csv|txt)$/i.test(name) && !bytes.subarray(0, 4096).includes(0) ? 'csv' : 'format'
}

type Outcome = ParseAnswer | { problem: 'tooSlow' }

function inWorker(workerData: ParseOptions): Promise<Outcome> {
  const worker = new Worker(new URL('./parse.worker.ts', import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes, maxYoungGenerationSizeMb: 32 },
  })
  return new Promise<Outcome>((resolve) => {
    const timer = setTimeout(() => resolve({ problem: 'tooSlow' }), patience)
    worker.once('message', (answer: ParseAnswer) => resolve(answer))
    // Out of memory is an error of the thread, not of the process.
    worker.once('error', () => resolve({ problem: 'tooBig' }))
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve({ problem: 'damaged' })
    })
  }).finally(() => worker.terminate())
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
