import { describe, expect, it, vi } from 'vitest'
import { RowWindows } from './RowWindows.ts'

type Asked = { from: number; signal: AbortSignal; answer: () => void; fail: () => void }

const openWindows = (total = 1000, keeps = (): readonly number[] => []) => {
  const asked: Asked[] = []
  const onChange = vi.fn()
  const windows = new RowWindows<{ id: string }>({
    rowKey: ({ id }) => id,
    blockSize: 10,
    maxBlocks: 3,
    keeps,
    onChange,
    load: (from, to, signal) =>
      new Promise((resolve, reject) => {
        const rows = Array.from({ length: to - from }, (_, at) => ({ id: `r${from + at}` }))
        asked.push({ from, signal, answer: () => resolve({ rows, total }), fail: () => reject(new Error('offline')) })
      }),
  })
  const answer = async (): Promise<void> => {
    for (const one of asked.splice(0)) one.answer()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { windows, asked, onChange, answer }
}
const keyAt = ({ windows }: ReturnType<typeof openWindows>, place: number) => windows.lines.at(place)?.key

describe('rows by windows', () => {
  it('asks for the blocks in sight once, and has their rows', async () => {
    const open = openWindows()
    open.windows.show(0, 15)
    open.windows.show(0, 15)
    expect(open.asked.map(({ from }) => from)).toEqual([0, 10])
    expect(open.windows.lines.at(3)?.kind).toBe('loading')
    await open.answer()
    expect([open.windows.lines.count, keyAt(open, 3), keyAt(open, 14), open.windows.lines.placeOf('r14')]).toEqual([
      1000,
      'r3',
      'r14',
      14,
    ])
  })

  it('keeps the figures of all that match until others come', async () => {
    const figures = [{ quantity: 12 }, undefined, { quantity: 9 }]
    const windows = new RowWindows<{ id: string }>({
      rowKey: ({ id }) => id,
      blockSize: 1,
      onChange: () => undefined,
      load: async (from) => ({ rows: [{ id: `r${from}` }], total: 3, totals: figures[from] }),
    })
    for (const [at, quantity] of [12, 12, 9].entries()) {
      await windows.show(at, at + 1)
      expect(windows.totals).toEqual({ quantity })
    }
  })

  it('fetches a range whole, more than it keeps and whatever comes into sight meanwhile; and says where it could not', async () => {
    const open = openWindows()
    open.windows.show(0, 10)
    await open.answer()
    const range = open.windows.fetch(5, 62)
    open.windows.show(900, 905)
    for (let turn = 0; turn < 8; turn += 1) await open.answer()
    await range
    expect(Array.from({ length: 58 }, (_, at) => keyAt(open, 5 + at))).toEqual(
      Array.from({ length: 58 }, (_, at) => `r${5 + at}`),
    )
    const failing = open.windows.fetch(300, 310)
    open.asked.splice(0)[0]?.fail()
    await expect(failing).rejects.toThrow('offline')
  })

  it('does not wait for what was scrolled past', async () => {
    const open = openWindows()
    open.windows.show(0, 5)
    const [passed] = open.asked
    open.windows.show(500, 505)
    expect(passed?.signal.aborted).toBe(true)
    await open.answer()
    expect([keyAt(open, 500), open.windows.lines.at(0)?.kind]).toEqual(['r500', 'loading'])
  })

  it('keeps a few blocks, those that were seen last', async () => {
    const open = openWindows()
    for (const from of [0, 100, 200, 300]) {
      open.windows.show(from, from + 5)
      await open.answer()
    }
    expect([open.windows.lines.at(0)?.kind, keyAt(open, 100), keyAt(open, 300)]).toEqual(['loading', 'r100', 'r300'])
  })

  it('asks anew for what is in sight and shows it until then, for the rest once it comes into sight', async () => {
    const open = openWindows()
    open.windows.show(0, 5)
    await open.answer()
    open.windows.show(10, 15)
    await open.answer()
    void open.windows.reload()
    expect([open.asked.map(({ from }) => from), keyAt(open, 12)]).toEqual([[10], 'r12'])
    await open.answer()
    open.windows.show(0, 15)
    expect(open.asked.map(({ from }) => from)).toEqual([0])
  })

  it('shows what was stored at once, and takes no answer that is older', async () => {
    const open = openWindows()
    open.windows.show(0, 5)
    await open.answer()
    void open.windows.reload()
    const [older] = open.asked
    open.windows.replace(['r3', 'not here'], ({ id }) => ({ id: `${id} stored` }))
    expect([keyAt(open, 3), older?.signal.aborted, open.asked.length]).toEqual(['r3 stored', true, 2])
    await open.answer()
    expect(keyAt(open, 3)).toBe('r3')
  })

  it('looks for a row that was added in what is in sight and at the end', async () => {
    const open = openWindows(25)
    open.windows.show(0, 5)
    await open.answer()
    const found = open.windows.seek('r24')
    await open.answer()
    await vi.waitFor(() => expect(open.asked.map(({ from }) => from)).toEqual([20]))
    await open.answer()
    expect(await found).toBe(24)
  })

  it('keeps the block that somebody stands in', async () => {
    const open = openWindows(1000, () => [3])
    for (const from of [0, 100, 200, 300]) {
      open.windows.show(from, from + 5)
      await open.answer()
    }
    expect([keyAt(open, 3), open.windows.lines.at(100)?.kind]).toEqual(['r3', 'loading'])
  })

  it('tells a failure and asks again when it is told to', async () => {
    const open = openWindows()
    open.windows.show(0, 5)
    open.asked.splice(0)[0]?.fail()
    await vi.waitFor(() => expect(open.windows.error).toBeInstanceOf(Error))
    open.windows.show(0, 5)
    expect(open.asked).toHaveLength(0)
    open.windows.retry()
    await open.answer()
    expect([open.windows.error, keyAt(open, 2)]).toEqual([null, 'r2'])
  })
})
