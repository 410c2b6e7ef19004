import type { AnyRecord, Core, RowResult } from '@bip/contract'
import { ApiError, type ResourceClient } from '@bip/contract/client'
import type { ListChanges, StoredRow } from '@bip/design-system'
import { reasonOf } from '../data/errors.ts'
import type { LineRow } from '../kinds/lines/lineRows.ts'

type Storing = {
  core: Core
  api: ResourceClient
  /** What the parent gives to each. */
  fixed: Readonly<Record<string, string>>
  keys: readonly string[]
  /** What is said of a row that somebody else has changed. */
  stale: string
}

const asRow = (key: string, record: AnyRecord): LineRow => ({ key, at: 0, line: { ...record } })

/** Stores what was changed in a grid of children, by one call where the gateway has one, and says what became of each row. */
export async function storeChildren(
  storing: Storing,
  { added, changed, removed }: ListChanges<LineRow>,
): Promise<StoredRow<LineRow>[]> {
  const rows = [...added, ...changed.map(({ row }) => row)]
  const written = storing.core.calls.submitList?.mode === 'rows' ? await allAtOnce(storing, rows) : await oneByOne(storing, rows)
  const gone: StoredRow<LineRow>[] = []
  for (const { key } of removed) gone.push(await outcomeOf(key, async () => void (await storing.api.remove([key]))))
  return [...written, ...gone]
}

const valuesOf = ({ keys, fixed }: Storing, { line }: LineRow): Record<string, unknown> => ({
  ...Object.fromEntries(keys.map((key) => [key, line[key] ?? null])),
  ...fixed,
})

const storedOf = ({ line }: LineRow): { id?: string; version?: number } =>
  typeof line.id === 'string' ? { id: line.id, ...(typeof line.version === 'number' && { version: line.version }) } : {}

async function allAtOnce(storing: Storing, rows: readonly LineRow[]): Promise<StoredRow<LineRow>[]> {
  if (rows.length === 0) return []
  const answers = await storing.api.saveList(rows.map((row) => ({ ...valuesOf(storing, row), ...storedOf(row) })))
  const byRow = new Map(answers.map((answer) => [answer.row, answer]))
  return Promise.all(rows.map((row, at) => answered(storing, row, byRow.get(at))))
}

async function answered({ api }: Storing, { key }: LineRow, answer: RowResult | undefined): Promise<StoredRow<LineRow>> {
  if (answer && !answer.ok) return faulty(key, answer.msg, answer.fields)
  return { key, status: 'stored', ...(answer?.id && { row: asRow(key, await api.detail(answer.id)) }) }
}

async function oneByOne(storing: Storing, rows: readonly LineRow[]): Promise<StoredRow<LineRow>[]> {
  const outcomes: StoredRow<LineRow>[] = []
  for (const row of rows) {
    const save = () => storing.api.save(valuesOf(storing, row), { ...storedOf(row), idempotencyKey: crypto.randomUUID() })
    const outcome = await outcomeOf(row.key, save)
    outcomes.push(outcome.status === 'stale' ? await asItIsNow(storing, row, outcome) : outcome)
  }
  return outcomes
}

/** What somebody else stored, beside what was typed. */
async function asItIsNow(
  { api, stale }: Storing,
  { key, line }: LineRow,
  outcome: StoredRow<LineRow>,
): Promise<StoredRow<LineRow>> {
  const latest = await api.detail(String(line.id)).catch(() => null)
  return { ...outcome, message: stale, row: latest && asRow(key, latest) }
}

async function outcomeOf(key: string, work: () => Promise<AnyRecord | undefined>): Promise<StoredRow<LineRow>> {
  try {
    const record = await work()
    return { key, status: 'stored', ...(record && { row: asRow(key, record) }) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'answer') throw error
    return error.key === 'stale' ? { key, status: 'stale' } : faulty(key, reasonOf(error), error.fields)
  }
}

const faulty = (key: string, reason: string, fields: Readonly<Record<string, string>> = {}): StoredRow<LineRow> => {
  const [first] = Object.entries(fields)
  return { key, status: 'faulty', message: first?.[1] ?? reason, ...(first && { column: first[0] }) }
}
