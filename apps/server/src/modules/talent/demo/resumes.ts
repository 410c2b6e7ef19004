import { chineseMobile, chineseName } from '../../../seed/demo/names.ts'
import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, type World } from '../../../seed/demo/world.ts'
import { parseResume } from '../resume/parseResume.ts'
import { companies, schools } from './candidates.ts'

/** Resumes of the last weeks: those in the pool as their candidates are, others as they came in, read or still to be read. */
export function makeResumes(world: World, count: number): DemoRecord[] {
  const random = createRandom('talentResumes')
  const { calendar } = world
  const today = calendar.day(0)
  const positions = madeOf(world, 'talentPosition').filter(({ values }) => values.positionStatus === 'open')
  const filed = madeOf(world, 'talentCandidate').slice(-Math.floor(count / 2))
  return Array.from({ length: count }, (_, index): DemoRecord => {
    const candidate = filed[index]
    const at = candidate?.at ?? calendar.at(-Math.max(1, Math.round((count - index) / 6)), 10, index % 60)
    const isRead = candidate !== undefined || random.chance(0.5)
    const text = candidate ? textOf(candidate.values, random) : textOf(stranger(random), random)
    const read = parseResume(text, today)
    return {
      id: idAt(at, index),
      at,
      by: candidate?.by ?? random.pick(positions).by,
      values: {
        ...(isRead && read),
        ...{ educations: isRead ? read.educations : [], works: isRead ? read.works : [], projects: isRead ? read.projects : [] },
        resumeTitle: read.candidateName,
        resumeStatus: candidate ? 'filed' : isRead ? 'parsed' : 'waiting',
        files: [],
        resumeText: text,
        positionId: candidate?.values.positionId ?? random.pick(positions).id,
        source: candidate?.values.source ?? random.pick(['jobSite', 'website', 'jobFair']),
        parsedAt: isRead ? at : null,
        candidateId: candidate?.id ?? null,
      },
    }
  })
}

const stranger = (random: Random): Record<string, unknown> => ({
  candidateName: chineseName(random),
  phone: chineseMobile(random),
  gender: random.chance(0.7) ? 'male' : 'female',
  birthday: `${random.whole(1982, 2002)}-${String(random.whole(1, 12)).padStart(2, '0')}-15`,
  email: `cv${random.digits(5)}@example.com`,
  city: random.pick(['苏州', '昆山', '无锡']),
  school: random.pick(schools),
  major: random.pick(['机械工程', '电气自动化', '物流管理']),
  currentCompany: random.pick(companies),
  currentTitle: random.pick(['工程师', '技术员', '采购员']),
  skills: random.pick(['SolidWorks、AutoCAD', 'PLC、EPLAN', 'ERP、Excel']),
  expectedSalary: `${random.whole(8, 22) * 1000}`,
})

/** A resume as one sends it. */
function textOf(of: Record<string, unknown>, random: Random): string {
  const began = Number(String(of.birthday).slice(0, 4)) + 18
  return `个人简历
姓名：${of.candidateName}  性别：${of.gender === 'female' ? '女' : '男'}  出生年月：${String(of.birthday).slice(0, 7)}
手机：${of.phone}  邮箱：${of.email}
现居地：${of.city}  期望薪资：${Math.round(Number(of.expectedSalary))}元/月
教育经历
${began}.09 - ${began + 4}.06  ${of.school}  ${of.major}  本科
工作经历
${began + 5}.07 - 至今  ${of.currentCompany}  ${of.currentTitle}
负责${of.skills}相关工作
项目经历
${began + 6}.03 - ${began + 6}.12  ${random.pick(['电池模组装配线', '焊接工作站', '视觉检测站'])}  主要成员
专业技能
${of.skills}`
}
