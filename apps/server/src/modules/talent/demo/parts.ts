import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, type World } from '../../../seed/demo/world.ts'
import { companies } from './candidates.ts'

type Parts = (candidate: DemoRecord, left: number) => Record<string, unknown>[]

/** Records below each candidate in turn, made when the candidate was. */
function below(world: World, count: number, parts: Parts): DemoRecord[] {
  const records: DemoRecord[] = []
  for (const candidate of madeOf(world, 'talentCandidate')) {
    const own = parts(candidate, count - records.length).slice(0, count - records.length)
    for (const values of own)
      records.push({
        ...{ id: idAt(candidate.at, records.length), at: candidate.at, by: candidate.by },
        values: { candidateId: candidate.id, ...values },
      })
  }
  return records
}

const yearOf = (day: unknown): number => Number(String(day).slice(0, 4))

/** A first degree, and a second one for whoever has it. */
export const makeEducations = (world: World, count: number): DemoRecord[] =>
  below(world, count, ({ values }) => {
    const began = yearOf(values.birthday) + 18
    const years = values.highestEducation === 'secondary' ? 3 : 4
    const first = {
      schoolName: values.school,
      degree: values.highestEducation === 'master' ? 'bachelor' : values.highestEducation,
      major: values.major,
      ...{ beganOn: `${began}-09-01`, endedOn: `${began + years}-06-30`, isFullTime: true, ranking: null, remark: null },
    }
    const second = {
      ...first,
      ...{ degree: 'master', beganOn: `${began + years}-09-01`, endedOn: `${began + years + 3}-06-30`, ranking: '前 20%' },
    }
    return values.highestEducation === 'master' ? [first, second] : [first]
  })

/** Two or three employers, the last of which is the current one. */
export function makeWorks(world: World, count: number): DemoRecord[] {
  const random = createRandom('talentWorks')
  return below(world, count, ({ values }) => {
    const years = Math.round(Number(values.workYears))
    const places = Math.min(3, Math.ceil(years / 4))
    const now = Number(world.calendar.day(0).slice(0, 4))
    return Array.from({ length: places }, (_, at) => {
      const isLast = at === places - 1
      const began = now - years + Math.floor((years * at) / places)
      return {
        beganOn: `${began}-03-01`,
        endedOn: isLast ? null : `${now - years + Math.floor((years * (at + 1)) / places)}-02-28`,
        companyName: isLast ? values.currentCompany : random.pick(companies),
        jobTitle: isLast ? values.currentTitle : random.pick(['助理工程师', '技术员', '专员']),
        ...{ industry: '自动化设备', departmentName: random.pick(['技术部', '生产部', '项目部']) },
        duties: `负责${values.skills}相关工作，配合项目交付。`,
        achievements: random.chance(0.4) ? '主导 3 个项目按期验收' : null,
        salary: null,
        leavingReason: isLast ? null : random.pick(['个人发展', '公司搬迁', '项目结束']),
        ...{ refereeName: null, refereePhone: null },
      }
    })
  })
}

const projects = ['电池模组装配线', '电驱总成测试台', '车门铰链焊接站', '光伏组件上下料', '转向器装配线', '视觉检测工作站']

/** One or two projects of whoever has worked. */
export function makeProjects(world: World, count: number): DemoRecord[] {
  const random = createRandom('talentProjects')
  const worked = new Map(madeOf(world, 'talentWorkRecord').map((record) => [record.values.candidateId, record]))
  return below(world, count, ({ id }) => {
    const work = worked.get(id)
    if (!work) return []
    const began = yearOf(work.values.beganOn)
    return Array.from({ length: random.whole(1, 2) }, (_, at) => ({
      projectTitle: random.pick(projects),
      projectRole: random.pick(['机械负责人', '电气负责人', '调试工程师', '项目助理']),
      companyName: work.values.companyName,
      teamSize: String(random.whole(4, 18)),
      beganOn: `${began + at}-04-01`,
      endedOn: `${began + at}-12-31`,
      tools: random.pick(['SolidWorks、EPLAN', 'TIA Portal', 'HALCON、C#']),
      description: '从方案到验收的整线交付。',
      duties: '负责设计、装配跟进与现场调试。',
      outcome: random.chance(0.5) ? '节拍达成，按期验收' : null,
    }))
  })
}
