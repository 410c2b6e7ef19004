import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type ImportReport, type PrintPreview, plus, printCalls } from '../../../packages/contract/src/index.ts'
import type { PrintElement, PrintLayout } from '../../../packages/contract/src/printing/index.ts'
import { startPostgres } from '../../../scripts/lib/postgres.ts'
import { say, span } from '../../../scripts/lib/say.ts'
import { startProduct } from '../../support/product.ts'
import { quantile } from '../figures.ts'
import type { Goal } from '../report.ts'
import { type Desk, signIn } from '../server/desk.ts'
import { codeOf, distinct, fillMaterials } from './fill.ts'

const megabyte = 1024 * 1024
const list = '/api/blade-bip/ScmMaterial/material-list'
const selectData = '/api/blade-bip/ScmMaterial/select-data'
const warmUps = 5

export const under = (name: string, samples: readonly number[], share: number, max: number): Goal => {
  const measured = quantile(samples, share)
  return { name: `${name}, p${share * 100}`, measured: `${measured.toFixed(1)} ms`, goal: `≤ ${max} ms`, share: measured / max }
}

async function times(rounds: number, call: (round: number) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = []
  for (let at = 0; at < rounds + warmUps; at += 1) {
    const started = performance.now()
    await call(at)
    if (at >= warmUps) samples.push(performance.now() - started)
  }
  return samples
}

/** What people type into a material field: beginnings of codes, names, their pinyin and initials, growing letter by letter. */
const typed = ['BM00', 'BM0001', '轴承', '伺服', '恒泰', 'zhoucheng', 'sfdj', 'hengtai', 'jingkai', '导轨 1', 'bm0000012', 'zxdg']

type Sizes = { materials: number; imported: number; rounds: number }

export async function timeServer({ materials, imported, rounds }: Sizes): Promise<Goal[]> {
  const postgres = await startPostgres()
  const product = await startProduct({ env: { DATABASE_URL: postgres.url, BIP_SEED: 'demo' }, timeout: 300_000 })
  try {
    const started = performance.now()
    await fillMaterials(postgres.url, materials)
    say(`Filled ${materials} materials in ${span(performance.now() - started)}.`)
    const [desk, colleague] = [await signIn(product.url, 'admin'), await signIn(product.url, 'buyer')]
    const ask = <T>(path: string, body: unknown): Promise<T> => asked<T>(desk, `${product.url}${path}`, body)
    const goals: Goal[] = []
    const tell = (...found: readonly Goal[]): void => {
      goals.push(...found)
      for (const { name, measured } of found) say(`${name}: ${measured}`)
    }
    const opens = await times(rounds, () =>
      Promise.all([desk.list(list, { size: 20 }), ask(`${selectData}?queryName=materialName&queryValue=`, undefined)]),
    )
    tell(under(`first page of ${materials.toLocaleString('en')} materials with the usual choices`, opens, 0.5, 300))
    const typing = await times(rounds * 2, (at) => {
      const text = encodeURIComponent(typed[at % typed.length] ?? '')
      return ask(`${selectData}?queryName=materialName&queryValue=${text}`, undefined)
    })
    tell(under('what was typed', typing, 0.95, 200))
    const searches = await times(rounds * 2, (at) => desk.list(list, { size: 20, search: typed[at % typed.length] ?? '' }))
    tell(under('the same texts in the search of the dialog', searches, 0.95, 200))
    const names = await times(rounds, (at) =>
      ask(
        selectData,
        Array.from({ length: 500 }, (_, one) => `bench-${(at * 499 + one * 7) % distinct}`),
      ),
    )
    tell(under('500 ids, one call', names, 0.95, 300))
    const pasted = await times(5, (at) =>
      ask(`/api${plus.codes}`, {
        resource: 'material',
        codes: Array.from({ length: 5000 }, (_, one) => codeOf((at * 31 + one * 11) % (materials + 1000))),
      }),
    )
    tell(under('5 000 pasted codes', pasted, 0.5, 1000))
    tell(...(await timePrinting(ask, rounds)))
    tell(...(await timeExport(desk, product.url, product.pid() ?? 0)))
    tell(...(await timeImport(desk, colleague, product.url, imported)))
    return goals
  } finally {
    await product.stop()
    await postgres.stop()
  }
}

async function asked<T>({ headers }: Desk, address: string, body: unknown): Promise<T> {
  const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(address, sent)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}: ${text.slice(0, 300)}`)
  return (JSON.parse(text) as { data: T }).data // the shape that the contract says
}

const label: PrintLayout = {
  width: 100,
  height: 60,
  elements: [
    ...[
      'materialName',
      'specification',
      'drawingNo',
      'category',
      'unit',
      'referencePrice',
      'leadDays',
      'source',
      'tracking',
      'abcClass',
    ].map(
      (key, at): PrintElement => ({
        id: key,
        kind: 'text',
        x: 3,
        y: 3 + at * 5,
        width: 60,
        height: 5,
        text: `{#${key}}: {${key}}`,
        size: 8,
      }),
    ),
    { id: 'qr', kind: 'barcode', code: 'qrcode', x: 70, y: 3, width: 26, height: 26, value: '{materialCode}' },
    { id: 'bars', kind: 'barcode', code: 'code128', x: 64, y: 40, width: 34, height: 12, value: '{materialCode}' },
  ],
}

async function timePrinting(ask: <T>(path: string, body: unknown) => Promise<T>, rounds: number): Promise<Goal[]> {
  const [first] = await ask<{ id: string }[]>(selectData, ['bench-1'])
  const trial = { resource: 'material', layout: JSON.stringify(label), id: first?.id }
  const single = await times(rounds, () => ask<PrintPreview>(`/api${printCalls.preview}`, trial))
  const { id: templateId } = await ask<{ id: string }>('/api/blade-bip/plus/print-template/submit', {
    templateName: 'Bench label',
    resourceKey: 'material',
    purpose: 'label',
    layout: trial.layout,
  })
  const started = performance.now()
  const ids = Array.from({ length: 500 }, (_, at) => `bench-${at}`)
  const { pages } = await ask<PrintPreview>(`/api${printCalls.preview}`, { templateId, ids, copies: 2 })
  const many = performance.now() - started
  if (pages !== 1000) throw new Error(`A thousand labels came out as ${pages} pages.`)
  return [under('label of 12 fields as PDF', single, 0.5, 50), under('1 000 labels as PDF', [many], 0.5, 10_000)]
}

/** Resident bytes of a process; 0 where the system does not tell. */
const memoryOf = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Materials whose codes begin alike: a hundred thousand of them where there are as many. */
async function timeExport({ headers }: Desk, url: string, pid: number): Promise<Goal[]> {
  const before = memoryOf(pid)
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid))
  }, 50)
  const started = performance.now()
  const answer = await fetch(`${url}/api${plus.export}?resource=material&materialCode=BM00`, { headers })
  if (!answer.ok) throw new Error(`The export was answered with ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  const { byteLength } = await answer.arrayBuffer()
  clearInterval(watch)
  const more = (peak - before) / megabyte
  const name = `server's memory during an export (${(byteLength / megabyte).toFixed(1)} MB in ${span(performance.now() - started)})`
  return [{ name, measured: `+${more.toFixed(0)} MB`, goal: '≤ 200 MB', share: Math.max(0, more) / 200 }]
}

/** A sheet of new materials, row by row, while a colleague asks for a list ten times a second. */
async function timeImport({ headers }: Desk, colleague: Desk, url: string, rows: number): Promise<Goal[]> {
  const lines = Array.from({ length: rows }, (_, at) => `IM${at},导入件 ${at % 999},standard,pcs`)
  const form = new FormData()
  form.set('file', new Blob([`\uFEFF物料编码,物料名称,类别,单位\n${lines.join('\n')}`], { type: 'text/csv' }), 'import.csv')
  for (const [name, value] of Object.entries({ resource: 'material', mode: 'rows', dryRun: 'false', run: 'bench' }))
    form.set(name, value)
  const started = performance.now()
  let isOver = false
  const run = fetch(`${url}/api${plus.import}`, { method: 'POST', headers, body: form }).finally(() => {
    isOver = true
  })
  const lists: number[] = []
  while (!isOver) {
    const asking = performance.now()
    await colleague.list('/api/blade-bip/ScmSupplier/supplier-list', { size: 20 })
    lists.push(performance.now() - asking)
    await pause(100)
  }
  const answer = await run
  const { data, msg } = (await answer.json()) as { data: ImportReport; msg: string } // the shape that the contract says
  const told = `${data?.created} of ${rows.toLocaleString('en')} rows in ${span(performance.now() - started)}`
  if (data?.created !== rows)
    throw new Error(`The import stored ${told}: ${msg} ${JSON.stringify(data?.errors?.slice(0, 3) ?? [])}`)
  return [under(`lists of a colleague during an import (${told})`, lists, 0.99, 100)]
}
