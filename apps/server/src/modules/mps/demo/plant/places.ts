import { holidaysOf } from '../../../../seed/demo/holidays.ts'
import { createRandom } from '../../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, type Person, peopleOf, type World } from '../../../../seed/demo/world.ts'
import { works } from './processes.ts'

/** Records that are written down one by one, a day after the other, long ago. */
export function established(
  world: World,
  days: number,
  by: readonly Person[],
  all: readonly Record<string, unknown>[],
): DemoRecord[] {
  return all.map((values, index) => {
    const at = world.calendar.at(days + Math.floor(index / 4), 9 + (index % 8), (index * 7) % 60)
    return { id: idAt(at, index), at, by: by[index % by.length] ?? world.admin, values }
  })
}

type Hours = readonly [days: string, shift: string, from: string, to: string]

const day: readonly Hours[] = [
  ['workdays', 'day', '08:00', '12:00'],
  ['workdays', 'day', '13:00', '17:00'],
]
const late: Hours = ['workdays', 'middle', '17:00', '24:00']
const night: Hours = ['workdays', 'night', '20:00', '04:00']
const calendars: readonly (readonly [code: string, name: string, hours: readonly Hours[]])[] = [
  ['RL-DAY', '常白班', day],
  ['RL-SAT', '六天制白班', [...day, ['saturday', 'day', '08:00', '12:00']]],
  ['RL-2S', '两班制', [...day, late]],
  ['RL-NIGHT', '白夜两班', [...day, night]],
]

/** Calendars of the plant, with the holidays of the year around today. */
export function makeCalendars(world: World): DemoRecord[] {
  const holidays = holidaysOf(world)
  const records = calendars.map(([calendarCode, calendarName]) => ({ calendarCode, calendarName, isActive: true, remark: null }))
  return established(world, -900, peopleOf(world, 'd06'), records).map((record, index) => ({
    ...record,
    values: {
      ...record.values,
      shifts: (calendars[index]?.[2] ?? []).map(([days, shiftKind, startsAt, endsAt], at) => ({
        ...{ id: `${record.id}s${at}`, days, shiftKind, startsAt, endsAt, note: null },
      })),
      exceptions: holidays.map((holiday, at) => ({
        ...{ id: `${record.id}e${at}`, ...holiday, isWorking: false, startsAt: null, endsAt: null },
      })),
    },
  }))
}

const regions: readonly (readonly [string, string, string, string, number, number])[] = [
  ['A1', '机加工区', 'assembly1', '一号厂房', 1200, 5],
  ['A2', '焊接区', 'assembly1', '一号厂房', 900, 10],
  ['A3', '喷涂区', 'assembly1', '一号厂房', 420, 3],
  ['B1', '模组装配区', 'assembly1', '二号厂房', 800, 3],
  ['B2', '总装一区', 'assembly1', '二号厂房', 1600, 20],
  ['B3', '总装二区', 'assembly2', '三号厂房', 1800, 20],
  ['C1', '电气配线区', 'assembly2', '三号厂房', 600, 2],
  ['C2', '调试区', 'assembly2', '三号厂房', 1500, 10],
  ['C3', '检验区', 'assembly2', '三号厂房', 260, 2],
  ['D1', '包装发运区', 'assembly2', '四号厂房', 700, 16],
  ['V1', 'Khu lắp ráp Bắc Ninh', 'bacninh', 'Nhà xưởng 1', 1400, 10],
  ['V2', 'Khu chạy thử Bắc Ninh', 'bacninh', 'Nhà xưởng 1', 600, 5],
]

export function makeRegions(world: World): DemoRecord[] {
  const heads = peopleOf(world, 'd10', 'd12')
  return established(
    world,
    -890,
    peopleOf(world, 'd06'),
    regions.map(([regionCode, regionName, workshop, building, area, craneCapacity], index) => ({
      ...{ regionCode, regionName, workshop, building, floor: '1F', area: area.toFixed(1), maxLoad: '3.0' },
      ...{ craneCapacity: craneCapacity.toFixed(1), chargePerson: heads[index % heads.length]?.id ?? null },
      ...{ isActive: true, remark: null },
    })),
  )
}

/** Where each kind of work is done, and how many groups do it. */
const trades: readonly (readonly [type: string, name: string, groups: number, regions: readonly string[]])[] = [
  ['machining', '机加工', 6, ['A1']],
  ['welding', '焊接', 4, ['A2']],
  ['surface', '喷涂', 2, ['A3']],
  ['assembly', '装配', 12, ['B1', 'B2', 'B3', 'V1']],
  ['wiring', '配线', 5, ['C1', 'V1']],
  ['piping', '气路', 3, ['B2', 'B3']],
  ['debugging', '调试', 4, ['C2', 'V2']],
  ['inspection', '检验', 2, ['C3']],
  ['packing', '包装', 2, ['D1']],
]

export function makeGroups(world: World, count: number): DemoRecord[] {
  const random = createRandom('workGroups')
  const [regionOf, calendarOf] = [idsBy(world, 'workRegion', 'regionCode'), madeOf(world, 'workCalendar')]
  const foremen = peopleOf(world, 'd10')
  const groups = trades.flatMap(([type, name, groups, places]) =>
    Array.from({ length: groups }, (_, at) => {
      const place = places[at % places.length] ?? ''
      const skills = [...new Set(works.filter((work) => work.type === type).flatMap((work) => work.skills))]
      return {
        ...{ workGroupCode: `BZ-${type.slice(0, 3).toUpperCase()}-${String(at + 1).padStart(2, '0')}` },
        ...{ workGroupName: `${name}${'一二三四五六七八九十'[at] ?? `十${'一二'[at - 10]}`}组`, groupType: type },
        ...{ chargePerson: random.pick(foremen).id, deptId: place.startsWith('V') ? 'd12' : 'd10' },
        ...{ regionId: regionOf.get(place) ?? null, calendarId: calendarOf[type === 'machining' ? 2 : at % 2]?.id ?? null },
        ...{ manpowerQuantity: String(random.whole(4, 9)), laborManpowerQuantity: String(random.whole(0, 5)) },
        ...{ standardWorkingHours: '8.00', efficiency: random.pick(['90.0', '95.0', '100.0', '105.0']), skills },
        ...{ costRate: random.pick(['58.00', '62.00', '68.00', '75.00']), isActive: true, remark: null },
      }
    }),
  )
  return established(world, -880, peopleOf(world, 'd06'), groups.slice(0, count)).map(withDailyHours)
}

function withDailyHours(record: DemoRecord): DemoRecord {
  const { manpowerQuantity, laborManpowerQuantity, standardWorkingHours, efficiency } = record.values
  const hours =
    ((Number(manpowerQuantity) + Number(laborManpowerQuantity)) * Number(standardWorkingHours) * Number(efficiency)) / 100
  return { ...record, values: { ...record.values, dailyHours: hours.toFixed(2) } }
}

/** Ids of what an earlier step made, by one of its fields. */
export const idsBy = (world: World, key: string, field: string): ReadonlyMap<string, string> =>
  new Map(madeOf(world, key).map(({ id, values }) => [String(values[field]), id]))
