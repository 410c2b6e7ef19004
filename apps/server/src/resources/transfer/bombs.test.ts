import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { count, isProof, recordFigure } from '../../../../../tests/support/figures.ts'
import { fewOfEach } from '../../testing/sampled.ts'
import { type Bomb, bombs, type Outcome } from './testing/bombs.ts'
import { type RunningServer, runServer } from './testing/runningServer.ts'
import { bookParts, honestRows, textRow } from './testing/workbook.ts'
import { zip } from './testing/zip.ts'

/** MB that a large bomb unpacks to. */
const unpacked = count(150, 2000)
/** MB that the server may come to hold. */
const bound = 900
/** MB by which it may grow: garbage that a busy machine collects later. A reader within the server grew it by 2 000. */
const maxGrowth = 500
const path = '/blade-bip/plus/import?resource=customer&dryRun=true'
const list = '/blade-bip/customer/list'
const all = fewOfEach(bombs({ megabytes: unpacked, times: count(1, 7) }), ({ outcome }) => outcome)

/** What a person is told, in each language. */
const sentences: Record<Exclude<Outcome, 'read'>, Record<'zh-CN' | 'en' | 'vi', string>> = {
  unusual: { 'zh-CN': '在表格软件中打开并另存', en: 'save it as .xlsx first', vi: 'mở và lưu lại thành .xlsx' },
  nested: { 'zh-CN': '嵌入的文档', en: 'embedded document', vi: 'tài liệu nhúng' },
  tooBig: { 'zh-CN': '内容展开后过大', en: 'too big; split it', vi: 'nội dung quá lớn' },
  damaged: { 'zh-CN': '文件已损坏', en: 'it is damaged', vi: 'tệp bị hỏng' },
  tooManyRows: { 'zh-CN': '最多导入 100000 行', en: 'at most 100000 rows', vi: 'tối đa 100000 dòng' },
  tooManyColumns: { 'zh-CN': '超出 200 列', en: 'beyond column 200', vi: 'vượt quá cột 200' },
  cellTooLong: { 'zh-CN': '超过 65535 个字符', en: 'more than 65535 characters', vi: 'vượt quá 65535 ký tự' },
  openQuote: { 'zh-CN': '第 2 行的引号没有结束', en: 'in row 2 is never closed', vi: 'ở dòng 2 không được đóng' },
  format: { 'zh-CN': '只能导入 .xlsx', en: 'only .xlsx, .xls and .csv', vi: 'chỉ nhận .xlsx' },
  tooLarge: { 'zh-CN': '上限 5 MB', en: 'the limit is 5 MB', vi: 'giới hạn là 5 MB' },
}
const languages = ['zh-CN', 'en', 'vi'] as const

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})
afterAll(() => server.stop())

const send = ({ make, fileName = 'in.xlsx' }: Bomb, person: 'admin' | 'colleague', language: string) =>
  server.upload(person, path, { name: fileName, content: make() }, { language })

async function expectOutcome(bomb: Bomb, at: number): Promise<void> {
  const language = languages[at % languages.length] ?? 'en'
  const heard = await send(bomb, at % 2 === 0 ? 'admin' : 'colleague', language)
  if (bomb.outcome === 'read') return expect(heard, bomb.name).toMatchObject({ status: 200, data: { total: 1 } })
  expect(heard, bomb.name).toMatchObject({
    status: bomb.outcome === 'tooLarge' ? 413 : 400,
    error: bomb.outcome === 'tooLarge' ? 'tooLarge' : 'unreadableFile',
    msg: expect.stringContaining(sentences[bomb.outcome][language]),
  })
}

/** ms between two lists: without a rest they would take the time of the files. */
const rest = 20

/** Reads the list again and again until `work` is done; answers how many times and how long the slowest took, ms. */
async function listedMeanwhile(work: Promise<unknown>): Promise<{ lists: number; slowest: number }> {
  let isOver = false
  let slowest = 0
  let lists = 0
  const done = work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const before = performance.now()
    expect((await server.get('sales', list)).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - before)
    lists += 1
    await new Promise((resolve) => setTimeout(resolve, rest))
  }
  await done
  return { lists, slowest }
}

describe('files made to take the server down', () => {
  it(
    `${all.length} of them are refused with a sentence or read within bounds; the server hardly grows and serves others`,
    async () => {
      const before = server.memory()
      server.forgetPeak()
      const { lists, slowest } = await listedMeanwhile(
        // Two at a time, as from two people.
        Promise.all(
          [0, 1].map(async (first) => {
            for (const [at, bomb] of all.entries()) if (at % 2 === first) await expectOutcome(bomb, at)
          }),
        ),
      )
      const peak = server.peak()
      const after = server.memory()
      recordFigure(
        'bombs among files',
        `${all.length} kinds, large ones of ${unpacked} MB; server ${before} MB before, ${peak} MB at most, ${after} MB after; ${lists} lists meanwhile, slowest ${slowest.toFixed(0)} ms`,
      )
      expect(lists).toBeGreaterThan(10)
      if (before !== undefined && peak !== undefined && after !== undefined) {
        expect(peak - before).toBeLessThan(maxGrowth)
        expect(after - before).toBeLessThan(maxGrowth)
        if (isProof) expect(peak).toBeLessThan(bound)
      }
      expect(server.children()).toEqual([])
    },
    isProof ? 900_000 : 180_000,
  )

  it('the honest file beside them is read as ever', async () => {
    const content = zip(bookParts({ rows: honestRows }))
    expect(await server.upload('admin', path, { name: 'in.xlsx', content })).toMatchObject({
      status: 200,
      data: { total: 1, created: 1 },
    })
  })
})

describe('many at once', () => {
  const slow = () => zip(bookParts({ rows: Buffer.concat([Buffer.from(honestRows), Buffer.alloc(48_000_000, '<row/>')]) }))

  it('one person’s files wait for each other, and a colleague’s comes between', async () => {
    const content = slow()
    const ends: string[] = []
    const mine = Array.from({ length: 4 }, () =>
      server.upload('admin', path, { name: 'in.xlsx', content }).then(({ status }) => ends.push(`mine ${status}`)),
    )
    await expect.poll(() => server.children().length).toBe(1)
    const theirs = server
      .upload('colleague', path, { name: 'in.xlsx', content: zip(bookParts({ rows: honestRows })) })
      .then(({ status }) => ends.push(`theirs ${status}`))
    await Promise.all([...mine, theirs])
    expect(ends.indexOf('theirs 200')).toBeLessThan(3)
    expect(ends.filter((end) => end === 'mine 200')).toHaveLength(4)
  }, 120_000)

  it('more than a person may have under way are told to come back, and nobody else is', async () => {
    const content = slow()
    const leaving = new AbortController()
    const mine = Array.from({ length: 12 }, () =>
      server.upload('admin', path, { name: 'in.xlsx', content }, { signal: leaving.signal }).catch(() => undefined),
    )
    const first = await Promise.race(mine)
    expect(first).toMatchObject({ status: 429, error: 'tooMany' })
    const other = await server.upload('colleague', path, { name: 'in.xlsx', content: zip(bookParts({ rows: honestRows })) })
    expect(other.status).toBe(200)
    leaving.abort()
    await Promise.all(mine)
    // Whoever leaves takes the process along.
    await expect.poll(() => server.children()).toEqual([])
    expect(
      (
        await server.upload('admin', path, {
          name: 'in.xlsx',
          content: zip(bookParts({ rows: textRow(1, ['客户名称']) + textRow(2, ['x']) })),
        })
      ).status,
    ).toBe(200)
  }, 120_000)
})
