import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'

const rules = [
  ['发布即通知参与人员', 'published', null, [], true, true, false],
  ['试验前一天提醒', 'before', '1', [], true, true, false],
  ['验收试验提前三天告知主管', 'before', '3', ['acceptance', 'safety'], true, false, true],
  ['开始时通知质量部', 'started', null, [], true, false, false],
  ['逾期未开始提醒主管', 'overdue', null, [], true, false, true],
  ['通过后通知项目', 'passed', null, [], true, true, false],
  ['未通过立即通知主管与质量部', 'failed', null, [], true, true, true],
  ['取消时通知', 'cancelled', null, [], true, true, false],
] as const

/** Who is told at each moment. */
export function makeExperimentSettings(world: World, count: number): DemoRecord[] {
  const at = world.calendar.at(-420, 10, 0)
  return rules
    .slice(0, count)
    .map(([settingName, moment, daysBefore, types, tellsLeader, tellsParticipants, tellsHead], index) => ({
      id: idAt(at, index),
      at,
      by: world.admin,
      values: {
        settingName,
        moment,
        daysBefore,
        experimentTypes: [...types],
        projectId: null,
        tellsLeader,
        tellsParticipants,
        tellsHead,
        receiverRoles: [],
        departmentIds: moment === 'started' || moment === 'failed' ? ['d06'] : [],
        receiverIds: [],
        addedText: moment === 'before' ? '请提前准备样品与量具' : null,
        isActive: true,
      },
    }))
}

const experiments = [
  ['激光焊接参数优化', 'process', '电池托盘焊接样件', 'GB/T 19805'],
  ['压装机 10 万次寿命', 'life', '定子压装单元', '企业标准 Q/BIP 021'],
  ['涂胶一致性验证', 'performance', '壳体涂胶机', '技术协议 4.2'],
  ['电控柜高低温试验', 'environment', '主控电柜', 'GB/T 2423.1'],
  ['急停与安全光栅验证', 'safety', '机器人工作站', 'GB/T 16855.1'],
  ['整线连续运行 8 小时', 'acceptance', '变速器总装线', '技术协议 6.1'],
  ['气密检测 GRR', 'performance', '气密试漏台', 'MSA 第四版'],
  ['AGV 载重爬坡', 'performance', '潜伏式 AGV', '企业标准 Q/BIP 044'],
] as const

/** Experiments of a year, those of the next weeks published, with what became of the others. */
export function makeExperimentNotices(world: World, count: number): DemoRecord[] {
  const random = createRandom('experiments')
  const people = peopleOf(world, 'd05', 'd06')
  const projects = madeOf(world, 'project')
  const numbers = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const starts = -330 + Math.floor(index * (360 / count))
    const made = Math.min(-1, starts - random.whole(5, 15))
    const at = world.calendar.at(made, random.whole(8, 17), random.whole(0, 59))
    const [name, experimentType, equipment, standard] = random.pick(experiments)
    const leader = random.pick(people)
    const year = world.calendar.day(made).slice(0, 4)
    numbers.set(year, (numbers.get(year) ?? 0) + 1)
    const status =
      starts > 0
        ? random.pick(['published', 'published', 'draft'])
        : starts > -3
          ? 'running'
          : random.pick(['passed', 'passed', 'passed', 'failed', 'cancelled'])
    const isConcluded = status === 'passed' || status === 'failed'
    return {
      id: idAt(at, index),
      at,
      by: leader,
      values: {
        noticeNo: `EN-${year}-${String(numbers.get(year)).padStart(4, '0')}`,
        experimentName: name,
        noticeStatus: status,
        experimentType,
        projectId: projects.length > 0 && random.chance(0.8) ? random.pick(projects).id : null,
        equipment,
        sampleCount: String(random.pick([1, 3, 5, 10, 30])),
        standard,
        startsAt: world.calendar.planned(starts, random.pick([9, 10, 13, 14]), 0),
        endsAt: world.calendar.planned(starts + random.whole(0, 3), 17, 30),
        place: random.pick(['试验室 A', '试验室 B', '装配车间 2 号位', '客户现场']),
        leaderId: leader.id,
        participantIds: [...new Set([random.pick(people).id, random.pick(people).id, random.pick(people).id])],
        purpose: `验证${equipment}满足${standard}的要求。`,
        conditions: random.pick(['室温 20±5 ℃，满载', '额定节拍，连续运行', '供气 0.6 MPa，供电 380 V']),
        safetyNote: random.pick(['佩戴护目镜，围栏内禁止进入', '断电挂牌后更换样件', '注意激光防护']),
        resultText: isConcluded
          ? random.pick(
              status === 'passed'
                ? ['全部指标合格，数据已归档', 'CPK 1.52，满足要求']
                : ['第 3 件超差，需调整参数后复试', '连续运行 5 h 后报警停机'],
            )
          : null,
        concludedAt: isConcluded ? world.calendar.at(Math.min(-1, starts + 3), 16, 40) : null,
        cancelReason: status === 'cancelled' ? random.pick(['样件未到', '项目延期']) : null,
        tellings: [],
        attachments: [],
      },
    }
  })
}
