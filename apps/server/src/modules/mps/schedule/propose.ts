import { label } from '@bip/contract'
import type { RunAnswer, RunAsked } from '@bip/contract/resources'
import { scheduleProposal, frozenHours as usuallyFrozen } from '@bip/contract/resources'
import { PlantError, type Schedule } from '@bip/scheduling'
import { newId } from '../../../db/id.ts'
import { writeHistory } from '../../../model/changes.ts'
import type { Context } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { insertRecords } from '../../../resources/draft/rows.ts'
import { baseRow } from '../../../resources/write/store.ts'
import { figuresOf } from './figures.ts'
import { type Loaded, loadPlant } from './loadPlant.ts'
import { placingsOf } from './placings.ts'
import { runApart } from './runApart.ts'

const model = modelOf(scheduleProposal)

const circle = label(
  '订单之间形成循环：{items}；请修改其中一个的上级订单',
  'Orders wait for each other in a circle: {items}. Change the order above one of them',
  'Các lệnh chờ nhau thành vòng: {items}. Hãy đổi lệnh cấp trên của một lệnh',
)
const nothing = label(
  '没有可排程的工序；请先下达订单明细',
  'There is nothing to schedule. Release items of orders first',
  'Không có gì để lập lịch. Hãy ban hành mục lệnh trước',
)

type Calling = Omit<Context, 'tx'>

/** Runs the scheduler beside everything else and keeps what it proposes. The plan itself stays as it is. */
export async function propose(calling: Calling, asked: RunAsked, isAgain: boolean, signal: AbortSignal): Promise<RunAnswer> {
  const { services, session, at, place } = calling
  const { seconds = 0, seed = 1, direction = 'forward', frozenHours = usuallyFrozen } = asked
  const { tenantId, timeZone } = session
  const loaded = await services.database.asTenant(
    tenantId,
    (tx) => loadPlant(tx, { tenantId, timeZone, now: at, frozen: frozenHours * 60 }),
    { readOnly: true },
  )
  const { plant, placements, operations } = loaded
  if (plant.operations.length === 0) throw notPossible(place, nothing)
  const schedule = await runApart({ plant, placements, isAgain, options: { direction }, seconds, seed }, signal).catch(
    (error: unknown) => {
      const keys = error instanceof PlantError || (error as { keys?: string[] }).keys ? ((error as PlantError).keys ?? []) : null
      if (!keys) throw error
      throw notPossible(place, circle, { items: keys.map((key) => operations.get(key)?.itemNo ?? key).join(' ← ') })
    },
  )
  const [before, after] = [figuresOf(loaded, placements), figuresOf(loaded, schedule.placements)]
  const proposalId = await services.database.asTenant(tenantId, (tx) =>
    keep({ ...calling, tx }, { loaded, schedule, asked: { seconds, seed }, kind: isAgain ? 'again' : direction, before, after }),
  )
  const unplaced = schedule.unplaced.slice(0, 100).map(({ operation, reason }) => {
    const { itemNo = '', stepNo = 0 } = operations.get(operation) ?? {}
    return { operationId: operation, itemNo, stepNo: String(stepNo), reason }
  })
  return { proposalId, before, after, unplaced }
}

type Kept = {
  loaded: Loaded
  schedule: Pick<Schedule, 'placements' | 'whys'>
  asked: { seconds: number; seed: number }
  kind: string
  planName?: string
  before: RunAnswer['before']
  after: RunAnswer['after']
}

/** Keeps a plan beside the one that holds, to be compared and applied. Answers its id. */
export async function keep(context: Context, kept: Kept): Promise<string> {
  const { loaded, schedule, asked, kind, planName, before, after } = kept
  const { tx, session, at, place } = context
  const base = baseRow(context)
  const changes = placingsOf(loaded, schedule.placements, schedule.whys).map((one) => ({
    ...{
      id: newId(),
      operationId: one.operationId,
      itemId: one.itemId,
      stepNo: String(one.stepNo),
      fromStart: one.row?.startsAt ?? null,
    },
    ...{ stationId: one.stationId, laneNo: String(one.laneNo), crewKey: one.crewKey, startsAt: one.startsAt, endsAt: one.endsAt },
    ...{ setupMinutes: String(one.setupMinutes), waitsFor: one.waitsFor, waitMinutes: String(one.waitMinutes) },
    ...{ workedMinutes: String(one.workedMinutes), rowVersion: String(one.row?.version ?? 0) },
  }))
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: place.timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
  const values = {
    ...{
      no: `PC-${day.replaceAll(/\D/g, '').slice(0, 14)}-${base.id.slice(-4)}`,
      proposalStatus: 'proposed',
      runKind: kind,
      planName,
    },
    ...{ placedCount: String(after.placed), movedCount: String(after.moved), unplacedCount: String(after.unplaced) },
    ...{
      lateCount: String(after.late),
      lateBefore: String(before.late),
      lateDays: after.lateDays.toFixed(1),
      endsOn: after.endsOn,
    },
    ...{ searchSeconds: String(asked.seconds), seed: String(asked.seed), changes },
  }
  await insertRecords(tx, model, [{ base, values }])
  await writeHistory(tx, session, model, at, [{ recordId: base.id, version: 1, operation: 'create', changes: {} }])
  return base.id
}
