import { createRandom, type Random } from '../../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../../seed/demo/world.ts'
import { established, idsBy } from './places.ts'
import { works } from './processes.ts'

/** Kinds of work by code, with the group that usually does them. */
export function makeProcesses(world: World): DemoRecord[] {
  const groups = madeOf(world, 'workGroup')
  const minutes = (value: number) => value.toFixed(2)
  return established(
    world,
    -870,
    peopleOf(world, 'd05'),
    works.map(({ code, name, type, minutes: [setup, run, wait, move], crew, skills, family }) => ({
      ...{ processCode: code, processName: name, processType: type },
      workGroupId: groups.find(({ values }) => values.groupType === type)?.id ?? null,
      ...{ setupMinutes: minutes(setup), runMinutes: minutes(run), waitMinutes: minutes(wait), moveMinutes: minutes(move) },
      ...{ setupFamily: family ?? null, skills, crew: String(crew), batchSize: null, overlapQuantity: run < 30 ? '5.00' : null },
      ...{ needsInspection: type === 'inspection', isOutsourced: false, standardRate: (run * 0.9).toFixed(4) },
      ...{ isActive: true, instruction: null, documents: [] },
    })),
  )
}

/** Families that change on one kind of machine, with the minutes from the one to the other. */
const changes: readonly (readonly [families: readonly string[], minutes: number])[] = [
  [['锯切', '钻孔', '车削', '铣削', '磨削', '龙门铣'], 40],
  [['底漆', '灰面漆'], 25],
  [['钢', '铝'], 20],
]

/** What a change of family takes; one way less than back. */
export const makeSetups = (world: World): DemoRecord[] =>
  established(
    world,
    -865,
    peopleOf(world, 'd06'),
    changes.flatMap(([families, minutes]) =>
      families.flatMap((fromFamily, from) =>
        families.flatMap((toFamily, to) => {
          const setupMinutes = (to > from ? minutes : minutes + 15).toFixed(2)
          return from === to ? [] : [{ fromFamily, toFamily, setupMinutes, isActive: true, remark: null }]
        }),
      ),
    ),
  )

const stationNames: Readonly<Record<string, string>> = {
  machine: '机床',
  bench: '装配台',
  bay: '总装位',
  wiring: '配线台',
  booth: '喷涂房',
  test: '测试台',
  packing: '包装位',
}

/** Kinds of stations that groups of a trade have. */
const kindsOf = (type: unknown): readonly string[] => [
  ...new Set(works.filter((work) => work.type === type).map(({ station }) => station)),
]

export function makeStations(world: World, count: number): DemoRecord[] {
  const random = createRandom('workStations')
  const groups = madeOf(world, 'workGroup')
  const processOf = idsBy(world, 'workProcess', 'processCode')
  const stations = Array.from({ length: count }, (_, index) => {
    const group = groups[index % groups.length]
    const { groupType, regionId, calendarId } = group?.values ?? {}
    const kind = kindsOf(groupType)[Math.floor(index / groups.length) % kindsOf(groupType).length] ?? 'bench'
    const own = works.filter((work) => work.type === groupType && work.station === kind)
    return {
      ...{ stationCode: `GW-${String(index + 1).padStart(3, '0')}`, stationName: `${stationNames[kind]} ${index + 1}` },
      ...{ stationType: kind, ...statusOf(random), regionId, workGroupId: group?.id },
      ...{ processIds: own.flatMap(({ code }) => processOf.get(code) ?? []), calendarId },
      ...{ parallelCapacity: kind === 'booth' ? '4' : '1', efficiency: random.pick(['90.0', '100.0', '100.0', '110.0']) },
      ...{ skills: [...new Set(own.flatMap(({ skills }) => skills))].slice(0, 3), crew: String(own[0]?.crew ?? 1) },
      ...{ equipmentNo: kind === 'machine' ? `SB${random.digits(6)}` : null },
      ...{ costRate: kind === 'machine' ? '120.00' : '35.00', isActive: true, remark: null },
    }
  })
  return established(world, -860, peopleOf(world, 'd06'), stations)
}

const statusOf = (random: Random) =>
  random.chance(0.03)
    ? { stationStatus: 'stopped', stopReason: random.pick(['主轴异响，等备件', '等待搬迁', '控制器故障']) }
    : { stationStatus: 'running', stopReason: null }

/** Maintenance over two years: what is past is done, some runs, the rest is planned. */
export function makeDowntimes(world: World, count: number): DemoRecord[] {
  const random = createRandom('stationDowntimes')
  const stations = madeOf(world, 'workStation')
  const people = peopleOf(world, 'd10')
  const counters = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const days = -700 + Math.floor((index * 740) / count)
    const at = world.calendar.at(Math.min(days - 5, -1), 9, index % 60)
    const year = at.slice(0, 4)
    counters.set(year, (counters.get(year) ?? 0) + 1)
    const type = random.pick(['planned', 'planned', 'planned', 'breakdown', 'calibration'])
    const status = days < 0 ? 'done' : 'planned'
    return {
      id: idAt(at, index),
      at,
      by: random.pick(people),
      values: {
        no: `JX-${year}-${String(counters.get(year)).padStart(4, '0')}`,
        stationId: stations[(index * 7) % stations.length]?.id,
        downtimeType: type,
        downtimeStatus: random.chance(0.04) ? 'cancelled' : status,
        startsAt: world.calendar.planned(days, 8, 0),
        endsAt: world.calendar.planned(days, 8 + random.whole(2, 9), 0),
        chargePerson: random.pick(people).id,
        reason: random.pick(['月度保养', '更换导轨油', '精度检测与补偿', '更换冷却液', '气路检漏', '主轴轴承更换']),
        result: status === 'done' ? random.pick(['正常', '已更换备件', '精度合格']) : null,
        remark: null,
      },
    }
  })
}
