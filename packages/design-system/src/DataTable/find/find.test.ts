import { describe, expect, it } from 'vitest'
import type { Line, Lines } from '../lines/lines.ts'
import { Slices } from '../model/slices.ts'
import { foldedMatches } from './foldedMatches.ts'
import { firstFrom, searchLines } from './searchLines.ts'

describe('where a text stands in another', () => {
  it('is found whatever the case and the accents', () => {
    expect(foldedMatches('Đường ống, đường hàn', 'duong')).toEqual([
      [0, 5],
      [11, 16],
    ])
    expect(foldedMatches('MO-2026-MO', 'mo')).toEqual([
      [0, 2],
      [8, 10],
    ])
  })

  it('is found where folding makes texts longer', () => {
    const text = 'ﬀ ½ 法兰'
    const [found] = foldedMatches(text, '法兰')
    expect(found && text.slice(...found)).toBe('法兰')
  })

  it('is nowhere for nothing', () => {
    expect(foldedMatches('法兰', '')).toEqual([])
    expect(foldedMatches('法兰', '轴')).toEqual([])
  })
})

type Part = { name: string; owner: string }
const linesOf = (rows: readonly (Part | null)[]): Lines<Part> => ({
  count: rows.length,
  at: (place): Line<Part> | undefined => {
    const row = rows[place]
    if (!row) return { kind: 'loading', key: `loading ${place}`, depth: 0 }
    return { kind: 'row', key: String(place), row, index: place, depth: 0 }
  },
  placeOf: () => -1,
})
const text = (line: Line<Part>, column: number): string =>
  line.kind === 'row' ? ((column === 0 ? line.row.name : line.row.owner) ?? '') : ''

describe('searching a table', () => {
  const rows = [{ name: '轴承座', owner: '王敏' }, null, { name: '法兰', owner: '王轴' }]
  const search = (query: string, slices = new Slices(undefined)) =>
    searchLines({ lines: linesOf(rows), columns: [0, 1], text, query, slices, onPart: () => undefined })

  it('finds cells from top to bottom and passes over what is not here yet', async () => {
    expect(await search(' 轴 ')).toEqual({ places: [0, 2], columns: [0, 1], isCut: false, hasGaps: true })
    expect((await search('   ')).places).toEqual([])
  })

  it('begins where the reader stands, and comes round', async () => {
    const matches = await search('轴')
    expect([firstFrom(matches, 0), firstFrom(matches, 1), firstFrom(matches, 3)]).toEqual([0, 1, 0])
  })

  it('stops when something else is looked for', async () => {
    const controller = new AbortController()
    const many = Array.from({ length: 200_000 }, () => ({ name: '轴承座 6204', owner: '王敏' }))
    const running = searchLines({
      lines: linesOf(many),
      columns: [0, 1],
      text,
      query: 'nothing like this',
      slices: new Slices(controller.signal),
      onPart: () => controller.abort(),
    })
    await expect(running).rejects.toThrow()
  })
})
