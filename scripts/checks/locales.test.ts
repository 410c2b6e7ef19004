import { expect, it } from 'vitest'
import { tree } from '../testing/tree.ts'
import { locales } from './locales.ts'

const at = (language: string) => `packages/records/src/locales/${language}.json`

const triple = (zh: unknown, en: unknown, vi: unknown) => tree({ [at('zh-CN')]: zh, [at('en')]: en, [at('vi')]: vi })

it('is content with three languages that agree, plural forms aside', async () => {
  const base = triple(
    { list: { rows_other: '共 {{count}} 行' }, language: '中文' },
    { list: { rows_one: '{{count}} row', rows_other: '{{count}} rows' }, language: '中文' },
    { list: { rows_other: '{{count}} dòng' }, language: '中文' },
  )
  expect(await locales(base)).toEqual([])
})

it('names an English count of things that has no words for one of them', async () => {
  const base = triple({ rows: '共 {{count}} 行' }, { rows: '{{count}} rows' }, { rows: '{{count}} dòng' })
  expect(await locales(base)).toEqual([`${at('en')}:1 "rows" counts; add "rows_one" for one of them.`])
})

it('names a key that one language lacks', async () => {
  const base = triple({ save: '保存', close: '关闭' }, { save: 'Save', close: 'Close' }, { save: 'Lưu' })
  expect(await locales(base)).toEqual([`${at('vi')}:1 lacks "close", which zh-CN has; translate it.`])
})

it('names the line of an empty text, of other placeholders and of Chinese left standing', async () => {
  const base = triple(
    '{\n  "a": "保存",\n  "b": "第 {page} 页",\n  "c": "关闭"\n}',
    '{\n  "a": " ",\n  "b": "Page {number}",\n  "c": "Close"\n}',
    '{\n  "a": "Lưu",\n  "b": "Trang {page}",\n  "c": "关闭"\n}',
  )
  expect(await locales(base)).toEqual([
    `${at('en')}:2 "a" is empty; write the text.`,
    `${at('en')}:3 "b" has the placeholders number, Chinese has page; make them equal.`,
    `${at('vi')}:4 "c" holds Chinese; translate it.`,
  ])
})

it('names a placeholder that is written otherwise than those of its file', async () => {
  const words = { rows: '{{count}}', late: '· {moment}' }
  expect(await locales(triple(words, words, words))).toEqual(
    ['zh-CN', 'en', 'vi'].map(
      (language) => `${at(language)}:1 "late" has {moment} where the file writes {{…}}; it would be shown as it stands.`,
    ),
  )
})

it('reads tables and functions out of TypeScript, with a name before the language', async () => {
  const file = (language: string) => `packages/pickers/src/locales/inputs.${language}.ts`
  const base = tree({
    [file('zh-CN')]: "export const zhCN = { chosen: (n: number) => '已选 ' + n, clear: '清除' }",
    [file('en')]: "export const en = { chosen: (n: number, all: number) => n + '/' + all, clear: 'Clear' }",
    [file('vi')]: "export const vi = { chosen: (n: number) => 'Đã chọn ' + n }",
  })
  expect(await locales(base)).toEqual([
    `${file('en')}:1 "chosen" has the placeholders fn(2), Chinese has fn(1); make them equal.`,
    `${file('vi')}:1 lacks "clear", which zh-CN has; translate it.`,
  ])
})

it('names a language without its file', async () => {
  const base = tree({ 'apps/portal/src/locales/zh-CN/shell.json': {}, 'apps/portal/src/locales/en/shell.json': {} })
  expect(await locales(base)).toEqual([expect.stringContaining('apps/portal/src/locales/vi/shell.json is missing')])
})
