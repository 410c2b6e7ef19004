import { chineseName } from '../../../../seed/demo/names.ts'
import { createRandom } from '../../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../../seed/demo/world.ts'

/** The people of all groups: own people and those of labour companies, with what they can do. */
export function makeManpower(world: World, count: number): DemoRecord[] {
  const random = createRandom('workManpower')
  const groups = madeOf(world, 'workGroup')
  const companies = madeOf(world, 'laborCompany').filter(({ values }) => values.companyStatus === 'active')
  const accounts = peopleOf(world, 'd10', 'd12')
  const makers = peopleOf(world, 'd11', 'd06')
  return Array.from({ length: count }, (_, index) => {
    const group = groups[index % groups.length]
    const days = -850 + Math.floor((index * 820) / count)
    const at = world.calendar.at(days, 9, index % 60)
    const account = accounts[index]
    const isAgency = !account && companies.length > 0 && random.chance(0.3)
    const skills = (group?.values.skills ?? []) as string[]
    const certificate = random.chance(0.4) ? world.calendar.day(random.whole(-20, 700)) : null
    return {
      id: idAt(at, index),
      at,
      by: random.pick(makers),
      values: {
        ...{ workerNo: `${isAgency ? 'L' : 'W'}${String(index + 1).padStart(4, '0')}` },
        ...{ workerName: account?.realName ?? chineseName(random), userId: account?.id ?? null },
        ...{ manpowerType: isAgency ? 'agency' : random.chance(0.05) ? 'intern' : 'own' },
        laborCompanyId: isAgency ? random.pick(companies).id : null,
        ...{ workGroupId: group?.id, shiftKind: random.pick(['day', 'day', 'day', 'middle', 'night']) },
        ...{ isForeman: index < groups.length, skills: skills.filter((_skill, at) => at === 0 || random.chance(0.4)) },
        skillLevel: random.pick(['learning', 'independent', 'independent', 'expert', 'trainer']),
        ...{ certificateUntil: certificate, dailyHours: '8.00', joinedOn: world.calendar.day(days) },
        leftOn: !account && random.chance(0.06) ? world.calendar.day(Math.min(days + random.whole(60, 500), -1)) : null,
        ...{ phone: `13${random.digits(9)}`, remark: null },
      },
    }
  })
}
