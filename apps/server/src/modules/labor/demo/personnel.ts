import { chineseName } from '../../../seed/demo/names.ts'
import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'

const positions = ['assembler', 'electrician', 'welder', 'machinist', 'tester', 'inspector', 'storekeeper', 'helper'] as const
const grades = ['L1', 'L2', 'L2', 'L3', 'L4'] as const
const skills: Readonly<Record<(typeof positions)[number], string>> = {
  assembler: '机械装配、看图、气动元件',
  electrician: '低压电工证、接线、线号管',
  welder: '氩弧焊、二保焊、焊工证',
  machinist: '数控铣、车床',
  tester: '整机调试、PLC 下载',
  inspector: '量具、三坐标',
  storekeeper: '叉车证、盘点',
  helper: '搬运、包装',
}
const leavingReasons = ['项目结束', '回乡', '个人原因', '技能不符']

/** People of labour companies over two years: most have left, some are on site, a few are still to come. */
export function makePersonnel(world: World, count: number): DemoRecord[] {
  const random = createRandom('laborPersonnel')
  const leaders = [...peopleOf(world, 'd10', 'd05', 'd09'), ...peopleOf(world, 'd08').slice(0, 2)]
  const carers = peopleOf(world, 'd01', 'd06')
  const companies = madeOf(world, 'laborCompany')
  const { calendar } = world
  const counters = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const offset = -760 + Math.floor((index * 758) / count)
    const at = calendar.at(offset, 8 + (index % 9), index % 60)
    const company = random.pick(companies.filter(({ values }) => values.companyStatus !== 'ended' || offset < -120))
    const position = random.pick(positions)
    const leader = random.pick(leaders)
    const status = statusAt(random, offset)
    const joined = offset + random.whole(1, 6)
    const left = Math.min(-1, joined + random.whole(40, 420))
    const isIn = status === 'working' || status === 'leaving' || status === 'left'
    const year = at.slice(0, 4)
    const number = (counters.get(year) ?? 0) + 1
    counters.set(year, number)
    const isJudged = isIn && random.chance(0.35)
    return {
      id: idAt(at, index),
      at,
      by: random.pick(carers),
      values: {
        no: `LR-${year}-${String(number).padStart(5, '0')}`,
        name: chineseName(random),
        personnelStatus: status,
        companyId: company.id,
        gender: random.chance(0.8) ? 'male' : 'female',
        birthday: `${random.whole(1970, 2005)}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`,
        idLast4: random.digits(4),
        phone: `13${random.digits(9)}`,
        homeTown: random.pick(['江苏盐城', '安徽阜阳', '河南周口', '江西上饶', '四川达州', '湖北黄冈']),
        emergencyContact: chineseName(random),
        emergencyPhone: `15${random.digits(9)}`,
        deptId: isIn ? leader.deptId : null,
        positionDictCode: position,
        jobGradeDictCode: random.pick(grades),
        leaderId: isIn ? leader.id : null,
        hourlyRate: company.values.unitPrice,
        plannedOn: calendar.day(isIn ? joined : Math.max(joined, 1) + random.whole(0, 9)),
        joinedDate: isIn ? calendar.day(joined) : null,
        badgeNo: isIn ? `B${random.digits(6)}` : null,
        skills: skills[position],
        certificateUntil: calendar.day(random.whole(-20, 500)),
        insuredUntil: calendar.day(random.chance(0.04) ? -random.whole(1, 9) : random.whole(20, 360)),
        healthCheckOn: calendar.day(offset - random.whole(1, 20)),
        safetyTrainedOn: isIn ? calendar.day(joined) : null,
        certificates: [],
        refusalReason: status === 'refused' ? random.pick(['体检不合格', '证件不全', '技能测试未通过']) : null,
        decision: isJudged ? random.pick(['keep', 'keep', 'train', 'transfer', 'dismiss']) : null,
        decisionOpinion: isJudged ? '按试用期表现判定' : null,
        decidedBy: isJudged ? leader.id : null,
        decidedAt: isJudged ? calendar.at(Math.min(-1, joined + 20), 15) : null,
        leavingOn: status === 'leaving' ? calendar.day(random.whole(1, 14)) : null,
        leftDate: status === 'left' ? calendar.day(left) : null,
        leavingReason: status === 'left' || status === 'leaving' ? random.pick(leavingReasons) : null,
        remark: null,
      },
    }
  })
}

function statusAt(random: Random, offset: number): 'registered' | 'working' | 'leaving' | 'left' | 'refused' {
  if (offset > -8) return random.chance(0.75) ? 'registered' : 'working'
  if (random.chance(0.06)) return 'refused'
  if (offset > -240) return random.chance(0.08) ? 'leaving' : random.chance(0.75) ? 'working' : 'left'
  return random.chance(0.18) ? 'working' : 'left'
}
