import { type AnyRecord, changesBetween, type Send } from '@bip/contract'
import { sql } from 'kysely'
import { columnName } from '../../kinds/index.ts'
import { writeHistory } from '../../model/changes.ts'
import { findModel, type Model } from '../../model/model.ts'
import { systemUser } from '../../model/systemUser.ts'
import { NeighbourFailure } from '../../neighbours/neighbour.ts'
import { neighbourOf } from '../../neighbours/neighbourOf.ts'
import { maxAttempts } from '../../outbox/lane.ts'
import type { Courier, Entry } from '../../services/background.ts'
import type { Services } from '../../services/services.ts'
import { updateRecords } from '../draft/rows.ts'
import { readRecord } from '../read/read.ts'
import type { SendEntry } from './queue.ts'

const timeout = 30_000
const maxReason = 300

type Needs = Pick<Services, 'config' | 'database' | 'clock'>
type Outcome = { state: string; number?: string; reason: string | null }

/** Hands queued records to their neighbour. One that is no longer queued was taken before, and is left alone. */
export const sendCourier =
  (needs: Needs): Courier =>
  async (entries) => {
    for (const entry of entries) await sendOne(needs, entry)
  }

async function sendOne(needs: Needs, { tenantId, payload, attempt }: Entry): Promise<void> {
  const { resource, name, id } = payload as SendEntry // written by `queueSends` alone
  const model = findModel(resource)
  const send = model?.core.sends?.[name]
  if (!model || !send) return
  const record = await needs.database.asTenant(tenantId, (tx) => readRecord(tx, tenantId, model, id, { lines: true }), {
    readOnly: true,
  })
  if (record?.[send.state] !== 'queued') return
  const settle = (outcome: Outcome) => settled(needs, tenantId, { model, send, record, outcome })
  try {
    const { no } = await neighbourOf(send.to, needs.config).send({
      tenantId,
      kind: send.kind,
      document: { id, ...Object.fromEntries(send.fields.map((key) => [key, record[key] ?? null])) },
      idempotencyKey: `${resource}.${name}.${id}`,
      signal: AbortSignal.timeout(timeout),
    })
    await settle({ state: no ? 'answered' : 'sent', number: no, reason: null })
  } catch (error) {
    if (!(error instanceof NeighbourFailure)) throw error
    const reason = error.message.slice(0, maxReason)
    const isLast = error.isFinal || attempt >= maxAttempts
    if (isLast || reason !== record[send.reason]) await settle({ state: isLast ? 'failed' : 'queued', reason })
    if (!isLast) throw error
  }
}

type Settling = { model: Model; send: Send; record: AnyRecord; outcome: Outcome }

/** What became of it, kept with the record and told by its history as done by the system. */
async function settled({ database, clock }: Needs, tenantId: string, { model, send, record, outcome }: Settling): Promise<void> {
  const { state, number, reason } = outcome
  const values = { ...record, [send.state]: state, [send.reason]: reason, ...(number && { [send.number]: number }) }
  const changes = changesBetween(model.core.fields, record, values)
  const at = clock()
  await database.asTenant(tenantId, async (tx) => {
    const only = sql`t.${sql.id(columnName(send.state))} = 'queued'`
    const written = [{ id: record.id, values, keys: Object.keys(changes) }]
    const versions = await updateRecords(tx, model, tenantId, written, { userId: systemUser.userId, at, only })
    const version = versions.get(record.id)
    if (version === undefined) return
    const session = { tenantId, ...systemUser }
    await writeHistory(tx, session, model, at, [{ recordId: record.id, version, operation: 'update', changes }])
  })
}
