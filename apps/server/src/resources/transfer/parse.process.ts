import { buffer } from 'node:stream/consumers'
import { SheetProblem } from './reader/problem.ts'
import { type ParseJob, problemLine, rowsLine, type SheetRow } from './reader/protocol.ts'
import { readCsv } from './reader/readCsv.ts'
import { readXlsx } from './reader/readXlsx.ts'

// What was loaded until here is not the file's doing.
process.stdout.write('ready\n')

/** Reads one file that a person sent, in a process that is ended when it takes too much memory or time. */
const { format, limits } = JSON.parse(process.argv[2] ?? '') as ParseJob // what parseFile passed
/** Characters of a line, about. */
const lineLength = 64 * 1024

async function read(): Promise<SheetRow[]> {
  const file = await buffer(process.stdin)
  if (format === 'csv') return readCsv(file, limits)
  if (format === 'xlsx') return readXlsx(file, limits)
  const { readXls } = await import('./reader/readXls.ts')
  return readXls(file, limits)
}

/** The rows in lines, or nothing: what is too much in all is known before the first line leaves. */
function linesOf(rows: readonly SheetRow[]): string[] {
  const lines: string[] = []
  let kept: SheetRow[] = []
  let length = 0
  let bytes = 0
  const endLine = () => {
    const line = rowsLine(kept)
    bytes += Buffer.byteLength(line)
    if (bytes > limits.maxAnswerBytes) throw new SheetProblem('tooBig')
    lines.push(line)
    kept = []
    length = 0
  }
  for (const row of rows) {
    kept.push(row)
    length += lengthOf(row)
    // One text may stand in a million cells: what comes of it is counted before it is made.
    if (bytes + length > limits.maxAnswerBytes) throw new SheetProblem('tooBig')
    if (length > lineLength) endLine()
  }
  endLine()
  return lines
}

const lengthOf = ({ cells }: SheetRow): number =>
  cells.reduce<number>((total, cell) => total + (typeof cell === 'string' ? cell.length + 3 : 5), 0)

try {
  for (const line of linesOf(await read())) process.stdout.write(`${line}\n`)
} catch (error) {
  // An array or a text that cannot be had.
  const problem = error instanceof RangeError ? new SheetProblem('tooBig') : error
  if (!(problem instanceof SheetProblem)) throw error
  process.stdout.write(`${problemLine(problem.key, problem.at)}\n`)
}
