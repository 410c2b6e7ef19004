import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'

const equipment = [
  '电池模组堆叠线 DM-320',
  '电芯分选机 FX-1200',
  '激光焊接工作站 LW-6',
  '涂胶拧紧一体机 TJ-80',
  '座椅装配线 ZY-24',
  '车门内饰装配线 CM-16',
  '码垛机器人工作站 MD-180',
  'AGV 搬运车 AG-1000',
  '冰箱门体发泡线 FP-12',
  '空调两器胀管机 ZG-8',
  '视觉检测台 VI-40',
  '伺服压装机 YZ-50',
  '气密性检测台 QM-20',
  '料箱式立体库 LK-30',
  '滚筒输送线 GT-600',
  '变速箱合箱机 HX-5',
  '自动包膜机 BM-260',
  '转向器测试台 ZX-10',
]

/** The days around today that the walls show: what left, what is being built, what is late. */
const earliest = -24
const latest = 20

/** Dispatches around today, so that the walls look alive: more near today, a few overdue, a few in a rush. */
export function makeShips(world: World, count: number): DemoRecord[] {
  const random = createRandom('ships')
  const leaders = peopleOf(world, 'd10', 'd05')
  const abroad = peopleOf(world, 'd12')
  const customers = madeOf(world, 'customer').slice(0, 400)
  const counters = new Map<string, number>()
  const plans = Array.from(
    { length: count },
    () => Math.round((random.next() + random.next()) * ((latest - earliest) / 2)) + earliest,
  )
  return plans
    .sort((one, other) => one - other)
    .map((planDay, index) => {
      const createdDay = planDay - random.whole(30, 60)
      const month = world.calendar.day(createdDay).slice(2, 7).replace('-', '')
      const number = (counters.get(month) ?? 0) + 1
      counters.set(month, number)
      const at = world.calendar.at(createdDay, random.whole(8, 17), random.whole(0, 59))
      const workshop = random.pick(['assembly1', 'assembly1', 'assembly2', 'assembly2', 'bacninh'])
      const hour = random.pick([8, 9, 10, 13, 14, 15, 16, 17])
      const planShipTime = world.calendar.planned(planDay, hour, random.pick([0, 0, 30]))
      return {
        id: idAt(at, index),
        at,
        by: world.admin,
        values: {
          no: `SO-${month}-${String(number).padStart(3, '0')}`,
          customerId: random.pick(customers).id,
          productName: random.pick(equipment),
          quantity: String(random.pick([1, 1, 1, 1, 2, 2, 3, 4, 6])),
          workshop,
          planShipTime,
          leaderId: random.pick(workshop === 'bacninh' ? abroad : leaders).id,
          ...progressOf(world, random, planDay, planShipTime),
        },
      }
    })
}

type Progress = { shipStatus: string; assemblyProgress: string; actualShipTime: string | null }

/** How far a dispatch is, from how near its day is. */
function progressOf(world: World, random: Random, planDay: number, planned: string): Progress {
  const is = (shipStatus: string, progress: number, actualShipTime: string | null = null): Progress => ({
    shipStatus,
    assemblyProgress: String(progress),
    actualShipTime,
  })
  const isPast = Date.parse(planned) < world.calendar.now.getTime()
  if (isPast) {
    // Recent ones may still stand in the hall; what is older than a week has left.
    const isLate = planDay > -8 && random.chance(0.14)
    if (isLate) return random.chance(0.6) ? is('rushing', random.whole(72, 97)) : is('ready', 100)
    const left = Date.parse(planned) + random.whole(-90, 240) * 60_000
    return is('shipped', 100, world.calendar.past(left))
  }
  if (random.chance(0.04)) return is('changing', random.whole(20, 80))
  if (planDay <= 1) return random.chance(0.7) ? is('ready', 100) : is('rushing', random.whole(80, 98))
  if (planDay <= 5) return random.chance(0.15) ? is('rushing', random.whole(60, 90)) : is('assembling', random.whole(60, 95))
  if (planDay <= 12) return is('assembling', random.whole(15, 70))
  return random.chance(0.6) ? is('queued', 0) : is('assembling', random.whole(5, 30))
}
