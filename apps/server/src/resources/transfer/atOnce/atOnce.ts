import { sql } from 'kysely'
import { inBackground } from '../../../base/caller.ts'
import { createPauses, Pace } from '../../../base/pace.ts'
import type { Tx } from '../../../db/database.ts'
import { attachStage, dropStage, makeStage } from '../../../db/embedded/stages.ts'
import { insertRows } from '../../../db/insertRows.ts'
import { tenantRole } from '../../../db/pooled.ts'
import { linesTableName } from '../../../kinds/index.ts'
import { type Change, historyRows } from '../../../model/changes.ts'
import { fileColumns, followSql } from '../../../model/fileColumns.ts'
import type { Model } from '../../../model/model.ts'
import { type BaseRow, lineRows, rowOf } from '../../draft/rows.ts'
import { type Draft, isUnchanged } from '../../draft/writing.ts'
import type { WritingCall } from '../../write/draft.ts'
import { holdKey, keepAnswer } from '../../write/idempotency.ts'
import { baseRow, countPeople, fillServerOwned, follow } from '../../write/store.ts'
import { isOutdated } from './outdated.ts'

const historyTable = 'change_history'

/** The job that moves what was stored at one stroke to its place. */
export const moveImportsKey = 'imports.move'

/** The stages of an import by the table they are for; lines by the key of their field. */
type Stages = { records: string; history: string; lines: ReadonlyMap<string, string> }

/** A record as it is to be: whole where it is new, else what changes of it. */
type Ready = { draft: Draft; id: string; base: BaseRow | null; row: Record<string, unknown> }

type Work<T> = { drafts: readonly Draft[] /** When they were checked. */; since: number /** What is answered. */; answer: T }

/** Somebody changed what the records depend on. */
class Outdated extends Error {}

/**
 * Stores thousands of checked drafts so that everybody sees all of them from one moment on, while nobody waits for more than a slice of
 * it. Answers what was stored under the call's key before, or the answer given; null where others changed what the drafts were checked
 * against, and nothing is stored.
 */
export async function storeAtOnce<T>(call: WritingCall, { drafts, since, answer }: Work<T>): Promise<{ answer: T } | null> {
  const { services, model } = call
  const { database } = services
  const stages = await database.asSystem((tx) => makeStages(tx, model))
  let isVisible = false
  try {
    const ready = await makeReady(
      call,
      stages,
      drafts.filter((draft) => !isUnchanged(draft)),
    )
    const held = await database.asSystem((tx) => reveal(tx, call, { ready, stages, since, answer }))
    isVisible = held === null
    return held ?? { answer }
  } catch (error) {
    if (error instanceof Outdated) return null
    throw error
  } finally {
    if (isVisible) services.jobs.wake()
    else await inBackground(() => database.asSystem((tx) => dropStages(tx, stages)))
  }
}

async function makeStages(tx: Tx, { table, lines }: Model): Promise<Stages> {
  const ofLines = new Map<string, string>()
  for (const { key, table } of lines) ofLines.set(key, await makeStage(tx, table))
  return { records: await makeStage(tx, table), history: await makeStage(tx, historyTable), lines: ofLines }
}

async function dropStages(tx: Tx, { records, history, lines }: Stages): Promise<void> {
  for (const stage of [records, history, ...lines.values()]) await dropStage(tx, stage)
}

/** Fills the stages, a slice at a time. Throws `Outdated` where a record is no more what it was. */
async function makeReady(call: WritingCall, stages: Stages, drafts: readonly Draft[]): Promise<Ready[]> {
  const { asked: _, ...shared } = call
  const { session, services } = call
  const fresh = drafts.filter(({ before }) => !before).map(({ values }) => values)
  if (fresh.length > 0) await services.database.asTenant(session.tenantId, (tx) => fillServerOwned({ ...shared, tx }, fresh))
  const pace = new Pace()
  const pause = createPauses()
  const ready: Ready[] = []
  while (ready.length < drafts.length) {
    const slice: Ready[] = []
    for (const draft of drafts.slice(ready.length, ready.length + pace.size)) {
      slice.push(readyOf(call, draft))
      await pause()
    }
    await services.database.asSystem((tx) => pace.measure(slice.length, () => stageSlice(tx, call, stages, slice)))
    for (const one of slice) ready.push({ ...one, row: {} })
  }
  return ready
}

function readyOf({ model, session, at }: WritingCall, draft: Draft): Ready {
  const { before, values, changes } = draft
  if (!before) {
    const base = baseRow({ session, at })
    return { draft, id: base.id, base, row: { ...base, ...rowOf(model, values) } }
  }
  const changed = rowOf(model, values, new Set(Object.keys(changes)))
  const row = {
    ...changed,
    id: before.id,
    version: before.version + 1,
    update_user: session.userId,
    update_time: at.toISOString(),
  }
  return { draft, id: before.id, base: null, row }
}

async function stageSlice(tx: Tx, call: WritingCall, stages: Stages, slice: readonly Ready[]): Promise<void> {
  const { model, session, at } = call
  await insertRows(
    tx,
    stages.records,
    slice.filter(({ base }) => base).map(({ row }) => row),
  )
  await copyChanged(
    tx,
    call,
    stages.records,
    slice.filter(({ base }) => !base).map(({ row }) => row),
  )
  for (const lines of model.lines) {
    const owners = slice.filter(({ base, draft }) => base || lines.key in draft.changes)
    const rows = owners.flatMap(({ id, draft }) => lineRows(lines, { tenant_id: session.tenantId, id }, draft.values))
    await insertRows(tx, stages.lines.get(lines.key) ?? '', rows)
  }
  const changes = slice.map(({ id, base, draft }): Change => {
    if (base) return { recordId: id, version: 1, operation: 'import', changes: {} }
    return { recordId: id, version: (draft.before?.version ?? 0) + 1, operation: 'update', changes: draft.changes }
  })
  await insertRows(tx, stages.history, historyRows(session, model, at, changes))
}

/** Copies records as they stand, with what changes of them laid over. */
async function copyChanged(tx: Tx, { model, session }: WritingCall, stage: string, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  const { numAffectedRows } =
    await sql`insert into ${sql.table(stage)} select r.* from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) p (patch)
    join ${sql.table(model.table)} t on t.tenant_id = ${session.tenantId} and t.id = p.patch ->> 'id'
    cross join lateral jsonb_populate_record(t, p.patch) r
    where not t.is_deleted and t.version = (p.patch ->> 'version')::int - 1`.execute(tx)
  if (Number(numAffectedRows) !== rows.length) throw new Outdated()
}

type Revealing<T> = { ready: readonly Ready[]; stages: Stages; since: number; answer: T }

/** The stroke itself, past every policy: old rows go, ready ones are there. Answers what the call's key was answered before. */
async function reveal<T>(
  tx: Tx,
  call: WritingCall,
  { ready, stages, since, answer }: Revealing<T>,
): Promise<{ answer: T } | null> {
  const { asked, ...shared } = call
  const { model, session, at } = call
  const { tenantId } = session
  const held = asked && (await holdKey<T>(tx, session, asked, at))
  if (held && 'answer' in held) return held
  if (await isOutdated(tx, { model, tenantId, table: stages.records, lines: stages.lines, since })) throw new Outdated()
  await removeChanged(tx, call, ready, stages)
  await attachStage(tx, stages.records, model.table)
  await attachStage(tx, stages.history, historyTable)
  for (const { key, table } of model.lines) await attachStage(tx, stages.lines.get(key) ?? '', table)
  await followFiles(tx, model, stages)
  await sql`update job set next_at = now() where key = ${moveImportsKey}`.execute(tx)
  await sql`select set_config('role', ${tenantRole}, true), set_config('app.tenant', ${tenantId}, true)`.execute(tx)
  const drafts = ready.map(({ draft }) => draft)
  await countPeople({ ...shared, tx }, drafts, 'import')
  await follow({ ...shared, tx }, ready)
  if (asked) await keepAnswer(tx, session, asked, answer)
  return null
}

/** The files of staged records are followed where the records lie, for a table's triggers are not those of its stages. */
async function followFiles(tx: Tx, { core, table }: Model, { records, lines }: Stages): Promise<void> {
  const stageOf = new Map([
    [table, records],
    ...[...lines].map(([key, stage]): [string, string] => [linesTableName(core, key), stage]),
  ])
  for (const column of fileColumns(core)) await sql.raw(followSql(column, stageOf.get(column.table))).execute(tx)
}

async function removeChanged(tx: Tx, { model, session }: WritingCall, ready: readonly Ready[], stages: Stages): Promise<void> {
  const changed = ready.filter(({ base }) => !base)
  if (changed.length === 0) return
  const { numAffectedRows } = await sql`delete from ${sql.table(model.table)} t using ${sql.table(stages.records)} s
    where t.tenant_id = ${session.tenantId} and s.id = t.id and not t.is_deleted and t.version = s.version - 1`.execute(tx)
  if (Number(numAffectedRows) !== changed.length) throw new Outdated()
  for (const { key, table } of model.lines) {
    const owners = changed.filter(({ draft }) => key in draft.changes).map(({ id }) => id)
    await sql`delete from ${sql.table(table)} where tenant_id = ${session.tenantId} and parent_id = any(${owners}::text[])`.execute(
      tx,
    )
  }
}
