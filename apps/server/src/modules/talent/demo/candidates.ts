import { chineseMobile, chineseName, vietnameseMobile, vietnameseName } from '../../../seed/demo/names.ts'
import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'

export const schools = [
  '苏州大学',
  '江苏大学',
  '南京理工大学',
  '合肥工业大学',
  '哈尔滨工业大学',
  '常州工学院',
  '江南大学',
  '武汉理工大学',
]
export const companies = [
  '苏州精工自动化有限公司',
  '昆山智能装备集团',
  '无锡先导设备有限公司',
  '上海联合机电有限公司',
  '常州博众机械有限公司',
  '南通海天数控有限公司',
]
const majors = ['机械设计制造及其自动化', '电气工程及其自动化', '自动化', '车辆工程', '工业工程', '人力资源管理']
export const degrees = ['secondary', 'college', 'college', 'bachelor', 'bachelor', 'bachelor', 'master'] as const

/** Candidates over two years, from new resumes to those who began to work here; of a vacancy no more are hired than it has places. */
export function makeCandidates(world: World, count: number): DemoRecord[] {
  const random = createRandom('talentCandidates')
  const recruiters = peopleOf(world, 'd11')
  const positions = madeOf(world, 'talentPosition')
  const { calendar } = world
  const places = new Map(positions.map(({ id, values }) => [id, Number(values.headcount)]))
  const counters = new Map<string, number>()
  return Array.from({ length: count }, (_, index): DemoRecord => {
    const offset = -290 + Math.floor((index * 289) / count)
    const at = calendar.at(offset, 8 + (index % 10), index % 60)
    const since = positions.filter((one) => one.at < at)
    const position = random.pick(since.length > 0 ? since : positions.slice(0, 1))
    const wanted = statusAt(random, offset, String(position.values.positionStatus))
    const left = places.get(position.id) ?? 0
    const status = wanted === 'hired' && left <= 0 ? 'pool' : wanted
    if (status === 'hired') places.set(position.id, left - 1)
    const isVietnamese = position.values.deptId === 'd12'
    const year = at.slice(0, 4)
    const number = (counters.get(year) ?? 0) + 1
    counters.set(year, number)
    const recruiter = random.pick(recruiters)
    const isMet = ['interview', 'offered', 'hired'].includes(status)
    const isJudged = status === 'offered' || status === 'hired'
    const salary = Math.round(Number(position.values.salaryMin) * (1 + random.next() * 0.5))
    const school = random.pick(schools)
    return {
      id: idAt(at, index),
      at,
      by: recruiter,
      values: {
        candidateNo: `TC-${year}-${String(number).padStart(5, '0')}`,
        candidateName: isVietnamese ? vietnameseName(random) : chineseName(random),
        candidateStatus: status,
        phone: isVietnamese ? vietnameseMobile(random) : chineseMobile(random),
        gender: random.chance(0.7) ? 'male' : 'female',
        birthday: `${random.whole(1978, 2003)}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`,
        email: `candidate${index + 1}@example.com`,
        city: isVietnamese ? 'Bắc Ninh' : random.pick(['苏州', '昆山', '无锡', '上海', '常州', '南京']),
        highestEducation: random.pick(degrees),
        school: isVietnamese ? 'Đại học Bách khoa Hà Nội' : school,
        major: isVietnamese ? 'Cơ điện tử' : random.pick(majors),
        workYears: `${random.whole(0, 15)}.0`,
        currentCompany: isVietnamese ? 'Công ty TNHH Cơ khí Bắc Giang' : random.pick(companies),
        currentTitle: position.values.positionName,
        skills: position.values.skills,
        expectedSalary: `${salary}.00`,
        positionId: position.id,
        source: random.pick(['jobSite', 'jobSite', 'referral', 'campus', 'agency', 'jobFair', 'website']),
        referrerId: null,
        recruiterId: recruiter.id,
        availableOn: calendar.day(offset + random.whole(15, 60)),
        resumeFiles: [],
        interviewAt: isMet
          ? status === 'interview'
            ? calendar.planned(random.whole(0, 9), random.whole(9, 16))
            : calendar.at(Math.min(-2, offset + random.whole(3, 12)), 14)
          : null,
        interviewerId: isMet ? position.values.leaderId : null,
        interviewPlace: isMet ? random.pick(['苏州总部 3 楼会议室', '视频面试', '2 号车间办公室']) : null,
        interviewScore: isJudged ? String(random.whole(70, 96)) : null,
        interviewOpinion: isJudged ? random.pick(['专业扎实，项目经历匹配', '动手能力强，能接受出差', '沟通良好，可培养']) : null,
        offerSalary: isJudged ? `${salary}.00` : null,
        onboardOn:
          status === 'hired'
            ? calendar.day(Math.min(-1, offset + 30))
            : status === 'offered'
              ? calendar.day(random.whole(5, 30))
              : null,
        rejectReason: status === 'rejected' ? random.pick(['skill', 'experience', 'salary', 'withdrew', 'filled']) : null,
        rejectRemark: null,
        remark: null,
      },
    }
  })
}

function statusAt(random: Random, offset: number, position: string): string {
  if (offset > -6) return random.pick(['fresh', 'fresh', 'screening'])
  if (position === 'closed') return random.pick(['rejected', 'pool', 'hired'])
  if (offset > -25) return random.pick(['screening', 'interview', 'interview', 'rejected', 'offered', 'pool'])
  return random.pick(['rejected', 'rejected', 'rejected', 'pool', 'pool', 'hired'])
}
