import { describe, expect, it } from 'vitest'
import { aggregate } from '../model/aggregate.ts'
import { detailLines } from './detailLines.ts'
import { groupLines } from './groupLines.ts'
import { flatLines, type Lines } from './lines.ts'
import { RowOrder } from './RowOrder.ts'
import { treeLines } from './treeLines.ts'

type Part = { id: string; line?: string; status?: string; parts?: Part[] | 'unknown' }

const collator = new Intl.Collator('en')
const key = ({ id }: Part): string => id
const all = <T>(lines: Lines<T>): string[] =>
  Array.from({ length: lines.count }, (_, place) => {
    const line = lines.at(place)
    if (!line) return 'nothing'
    const mark = 'isOpen' in line && line.isOpen !== undefined ? (line.isOpen ? '- ' : '+ ') : ''
    const name =
      line.kind === 'group' ? `${line.value} (${line.count})` : line.kind === 'loading' ? '…' : line.key.replace('\u001f', ' ')
    return `${'  '.repeat(line.depth)}${mark}${name}`
  })
const everythingOpen = () => true

const grouped = (isOpen: (key: string) => boolean) => {
  const rows: Part[] = [
    { id: 'a', line: '1', status: 'done' },
    { id: 'b', line: '2', status: 'open' },
    { id: 'c', line: '1', status: 'open' },
    { id: 'd', line: '1', status: 'done' },
  ]
  const columns = ['line', 'status'] as const
  const steps = columns.map((column) => ({ read: (row: Part) => row[column], type: 'text' as const, isDescending: false }))
  const order = new RowOrder({ rows, passes: null, steps, collator })
  return groupLines(
    order,
    key,
    columns.map((column) => ({ column, read: (row) => row[column] })),
    isOpen,
  )
}

describe('groups', () => {
  it('stand over their rows, within each other', () => {
    const lines = grouped(everythingOpen)
    expect(all(lines)).toEqual([
      '- 1 (3)',
      '  - done (2)',
      '    a',
      '    d',
      '  - open (1)',
      '    c',
      '- 2 (1)',
      '  - open (1)',
      '    b',
    ])
    expect([lines.placeOf('c'), lines.parentOf?.(5), lines.parentOf?.(4), lines.parentOf?.(6)]).toEqual([5, 4, 0, -1])
  })

  it('know which of them a line lies in, outermost first, and where each ends', () => {
    const lines = grouped(everythingOpen)
    const pathAt = (place: number) => lines.pathOf?.(place).map(({ place: from, end }) => [from, end])
    expect(pathAt(3)).toEqual([
      [0, 6],
      [1, 4],
    ])
    expect([pathAt(0), pathAt(4), pathAt(9)]).toEqual([
      [[0, 6]],
      [
        [0, 6],
        [4, 6],
      ],
      [],
    ])
    const closed = grouped((one) => one !== lines.groups[1]?.key)
    expect(closed.pathOf?.(1).map(({ place: from, end }) => [from, end])).toEqual([
      [0, 4],
      [1, 2],
    ])
    const withDetails = detailLines(lines, new Set(['a', 'c']))
    expect(withDetails.pathOf?.(4).map(({ place: from, end }) => [from, end])).toEqual([
      [0, 8],
      [1, 5],
    ])
  })

  it('hide what is in them when closed, and rows are then not found', () => {
    const outer = grouped(everythingOpen).groups[0]?.key
    const lines = grouped((one) => one !== outer)
    expect(all(lines)).toEqual(['+ 1 (3)', '- 2 (1)', '  - open (1)', '    b'])
    expect(lines.placeOf('a')).toBe(-1)
  })
})

const parts: Part[] = [
  { id: 'pump', parts: [{ id: 'housing' }, { id: 'rotor', parts: [{ id: 'shaft' }, { id: 'impeller' }] }] },
  { id: 'motor', parts: 'unknown' },
  { id: 'cable', parts: [] },
]
const tree = (open: string[], more: Partial<Parameters<typeof treeLines<Part>>[1]> = {}) =>
  treeLines(parts, { childrenOf: (row) => row.parts, rowKey: key, isOpen: (one) => open.includes(one), ...more })

describe('a tree', () => {
  it('shows open branches, a line for what is being fetched, and no handle where nothing is below', () => {
    expect(all(tree(['pump', 'rotor', 'motor']))).toEqual([
      '- pump',
      '  housing',
      '  - rotor',
      '    shaft',
      '    impeller',
      '- motor',
      '  …',
      'cable',
    ])
    expect(tree(['pump']).parentOf?.(2)).toBe(0)
  })

  it('sorts among siblings and keeps all above a row that passes', () => {
    const open = ['pump', 'rotor']
    expect(all(tree(open, { compare: (a, b) => (a.id < b.id ? -1 : 1), passes: ({ id }) => id === 'shaft' }))).toEqual([
      '- pump',
      '  - rotor',
      '    shaft',
    ])
    expect(all(tree([], { compare: (a, b) => (a.id < b.id ? -1 : 1) }))).toEqual(['cable', '+ motor', '+ pump'])
  })

  it('may be ten thousand deep', () => {
    let deep: Part = { id: 'p0' }
    for (let level = 1; level <= 10_000; level += 1) deep = { id: `p${level}`, parts: [deep] }
    const lines = treeLines([deep], {
      childrenOf: (row) => row.parts,
      rowKey: key,
      isOpen: everythingOpen,
      passes: ({ id }) => id === 'p0',
    })
    expect(lines.count).toBe(10_001)
  })
})

describe('details', () => {
  it('stand under the rows they belong to, and every place is found again', () => {
    const rows: Part[] = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
    const order = new RowOrder({ rows, passes: null, steps: [], collator })
    const lines = detailLines(flatLines(order, key), new Set(['d', 'b', 'gone']))
    expect(all(lines)).toEqual(['a', 'b', 'b detail', 'c', 'd', 'd detail'])
    expect(['a', 'b', 'c', 'd'].map((id) => lines.placeOf(id))).toEqual([0, 1, 3, 4])
  })
})

describe('figures of several rows', () => {
  it('are exact for decimals and leave out what is empty', () => {
    const values = ['0.1', '0.20', null, '-1.005', '9007199254740993']
    expect(aggregate('sum', values, 'decimal')).toBe('9007199254740992.295')
    expect(aggregate('average', ['1', '2', '2'], 'decimal')).toBe('1.6666')
    expect([aggregate('min', values, 'decimal'), aggregate('count', values, 'decimal')]).toEqual(['-1.005', 4])
    expect([aggregate('sum', [1, 2, null], 'number'), aggregate('max', ['2026-01-02', '2025-12-31'], 'date')]).toEqual([
      3,
      '2026-01-02',
    ])
    expect(aggregate('sum', [null, ''], 'decimal')).toBeNull()
  })
})
