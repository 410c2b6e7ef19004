import type { Bomb, Outcome } from './bombs.ts'
import { repeated } from './workbook.ts'

const csv = (name: string, outcome: Outcome, make: () => Buffer): Bomb => ({
  name: `CSV: ${name}`,
  outcome,
  make,
  fileName: 'in.csv',
})

const head = Buffer.from('客户名称\n')
/** Just below the largest upload. */
const max = 5 * 1024 * 1024 - 100

export const csvBombs = (): Bomb[] => [
  csv('one line of 50 MB', 'tooLarge', () => Buffer.alloc(50 * 1024 * 1024, 'x')),
  csv('one line as long as a file may be', 'cellTooLong', () => Buffer.alloc(max, 'x')),
  csv('a quote that is never closed', 'openQuote', () => Buffer.concat([head, Buffer.from('"'), Buffer.alloc(max - 100, 'x')])),
  csv('a quoted cell without measure', 'cellTooLong', () =>
    Buffer.concat([head, Buffer.from('"'), repeated('""', 2_000_000), Buffer.from('"')]),
  ),
  csv('a million columns', 'tooManyColumns', () => Buffer.concat([head, repeated('x,', 1_000_000)])),
  csv('a million empty columns', 'read', () => Buffer.concat([head, Buffer.from('列车公司'), Buffer.alloc(max - 100, ',')])),
  csv('empty lines alone', 'read', () => Buffer.concat([head, Buffer.from('空行公司'), Buffer.alloc(max - 100, '\n')])),
  csv('a million rows', 'tooManyRows', () => Buffer.concat([head, repeated('x\n', 1_000_000)])),
  csv('quotes alone', 'read', () => Buffer.concat([head, repeated('""\r', 1_000_000), Buffer.from('引号公司')])),
  csv('bytes of no encoding', 'cellTooLong', () => Buffer.concat([head, Buffer.alloc(max - 100, 0x81)])),
  csv('a picture by another name', 'format', () =>
    Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.alloc(1000)]),
  ),
]
