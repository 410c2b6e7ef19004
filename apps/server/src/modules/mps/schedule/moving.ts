import { label } from '@bip/contract'
import { frozenHours, type MoveEffect, type Moving } from '@bip/contract/resources'
import { type MoveRequest, type Placement, repair, type Schedule, scheduleOf } from '@bip/scheduling'
import type { Context } from '../../../model/extension.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { planMoved } from '../planMoved.ts'
import { lateBillNos, lateness } from './figures.ts'
import { type Loaded, loadPlant } from './loadPlant.ts'
import { placingsOf } from './placings.ts'
import { lockPlan, type Placing, storePlan } from './storePlan.ts'

const stale = label(
  '工序 {name} 的排程已被他人改动；请刷新后再移动',
  'The operation {name} has been moved by somebody else. Load the plan again, then move it',
  'Công đoạn {name} đã bị người khác dời. Hãy tải lại lịch rồi dời',
)
const gone = label(
  '工序已完工、暂停或取消，不能移动；请刷新排程',
  'The operation is done, paused or cancelled, so it cannot be moved. Load the plan again',
  'Công đoạn đã xong, tạm dừng hoặc bị hủy nên không dời được. Hãy tải lại lịch',
)
const frozen = label(
  '时间已过去，不能排到 {time}；请选择现在之后的时间',
  'Nothing can be planned for {time}, which is past. Choose a time after now',
  'Không thể xếp vào {time} đã qua. Hãy chọn thời gian sau hiện tại',
)
const pinned = label(
  '工序 {name} 已锁定；请先解锁再移动',
  'The operation {name} is pinned. Unpin it first, then move it',
  'Công đoạn {name} đã ghim. Hãy bỏ ghim trước rồi dời',
)
const unable = label(
  '该工位不能做工序 {name}；请选择可做它的工位',
  'The operation {name} cannot be done at that station. Choose one that can do it',
  'Trạm đó không làm được công đoạn {name}. Hãy chọn trạm làm được',
)

type Reckoned = { loaded: Loaded; placements: readonly Placement[]; whys: Schedule['whys']; pins: ReadonlyMap<string, boolean> }

/** The plan as moves by hand would leave it: what stands in the way, and what comes behind, goes on. */
export async function reckonMoves({ tx, session, at, place }: Context, moves: Moving['moves']): Promise<Reckoned> {
  const loaded = await loadPlant(tx, { tenantId: session.tenantId, timeZone: session.timeZone, now: at })
  const { plant, operations, clock } = loaded
  const declaredAs = new Map(plant.operations.map((one) => [one.key, one]))
  const pins = new Map<string, boolean>()
  const wishes = moves.flatMap((move) => {
    const open = operations.get(move.operationId)
    if (!open) throw notPossible(place, gone)
    const name = `${open.itemNo} / ${open.stepNo}`
    if ((open.row?.version ?? 0) !== move.version) throw notPossible(place, stale, { name })
    if (move.isPinned !== undefined) pins.set(move.operationId, move.isPinned)
    if (move.start === undefined && move.stationId === undefined) return []
    if (open.row?.isPinned && move.isPinned !== false) throw notPossible(place, pinned, { name })
    const declared = declaredAs.get(move.operationId)
    const station = move.stationId ?? open.row?.stationId ?? declared?.stations[0] ?? ''
    if (!declared?.stations.includes(station)) throw notPossible(place, unable, { name })
    const start = move.start ? clock.wall(move.start) : open.row ? clock.wall(open.row.startsAt) : plant.now
    if (start < plant.now) throw notPossible(place, frozen, { time: (move.start ?? '').slice(0, 16).replace('T', ' ') })
    return [{ operation: move.operationId, station, start }]
  })
  return { ...repaired(loaded, wishes), pins }
}

/** What is placed stays where it can; `wishes` are placed where they say, and `fresh` is placed for the first time. */
export function repaired(
  loaded: Loaded,
  wishes: readonly MoveRequest[],
  fresh: ReadonlySet<string> = new Set(),
): Omit<Reckoned, 'pins'> {
  if (wishes.length + fresh.size === 0) return { loaded, placements: loaded.placements, whys: new Map() }
  const moved = new Set(wishes.map(({ operation }) => operation))
  const operations = loaded.plant.operations.map(({ pinned: pin, ...rest }) =>
    pin && !moved.has(rest.key) ? { ...rest, pinned: pin } : rest,
  )
  const schedule = scheduleOf(repair({ ...loaded.plant, operations }, loaded.placements, wishes))
  const known = new Set(loaded.placements.map(({ operation }) => operation))
  // Operations that were never placed stay beside the plan, unless one of them was dragged in.
  const placements = schedule.placements.filter(
    ({ operation }) => known.has(operation) || moved.has(operation) || fresh.has(operation),
  )
  return { loaded, placements, whys: schedule.whys }
}

/** Moves operations by hand, or with no `isApplied` says what that would do. */
export async function moveByHand(context: Context, { moves, isApplied = false }: Moving): Promise<MoveEffect> {
  if (isApplied) await lockPlan(context)
  return settled(context, await reckonMoves(context, moves), isApplied)
}

/** Stores what was reckoned where it is to be, and says what it did or would do. */
export async function settled(context: Context, reckoned: Reckoned, isApplied: boolean): Promise<MoveEffect> {
  const { loaded, placements, whys, pins } = reckoned
  const placings = placingsOf(loaded, placements, whys, pins)
  if (isApplied) {
    await storePlan(context, placings)
    await planMoved(context)
  }
  return {
    moved: placings.map(({ operationId, stationId, laneNo, startsAt, endsAt, row }) => ({
      ...{ operationId, stationId, lane: laneNo, start: startsAt, end: endsAt },
      version: (row?.version ?? 0) + (isApplied ? 1 : 0),
    })),
    late: newlyLate(loaded, placements),
    frozen: placings.filter((one) => isFrozen(one, context.at)).length,
    isApplied,
  }
}

/** Whether it stands, or stood, so near that the floor prepares it already. */
const isFrozen = ({ startsAt, row }: Placing, now: Date): boolean => {
  const until = now.getTime() + frozenHours * 3_600_000
  return Date.parse(startsAt) < until || (row !== null && Date.parse(row.startsAt) < until)
}

/** Orders that are late by it and were not, or are later than they were. */
function newlyLate(loaded: Loaded, placements: readonly Placement[]): MoveEffect['late'] {
  const [before, after] = [lateness(loaded, loaded.placements), lateness(loaded, placements)]
  const later = [...after].filter(([order, late]) => late > (before.get(order) ?? 0))
  return lateBillNos(
    loaded,
    later.map(([order, late]) => ({ order, late })),
  )
}
