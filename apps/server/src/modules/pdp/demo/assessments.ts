import { dcReviewDimension, feaResult } from '@bip/contract/resources'
import { addDays } from '../../../base/days.ts'
import type { Random } from '../../../seed/demo/random.ts'
import { createRandom } from '../../../seed/demo/random.ts'
import type { DemoContext } from '../../../seed/demo/step.ts'
import { store } from '../../../seed/demo/store.ts'
import { type DemoRecord, idAt, madeOf, type World } from '../../../seed/demo/world.ts'
import { storeDrawings } from './drawings.ts'
import type { DemoProject } from './projects.ts'

const feaItems = [
  ['technical', '节拍与产能', '3'],
  ['technical', '关键工艺成熟度', '3'],
  ['technical', '新技术比例', '2'],
  ['delivery', '合同交期', '3'],
  ['delivery', '长周期件', '2'],
  ['cost', '目标成本', '3'],
  ['resource', '设计人力', '2'],
  ['resource', '装配场地', '1'],
  ['quality', '验收标准', '2'],
  ['commercial', '付款条件', '1'],
] as const

const troubles = ['减速机交期过长', '客户样件未到', '节拍余量不足', '现场高度受限', '焊接工艺未验证', '目标成本偏紧'] as const

/** The number of a document by year, counted on. */
function numbers(prefix: string, width: number) {
  const counters = new Map<string, number>()
  return (day: string): string => {
    const year = day.slice(0, 4)
    counters.set(year, (counters.get(year) ?? 0) + 1)
    return `${prefix}-${year}-${String(counters.get(year)).padStart(width, '0')}`
  }
}

const begun = (world: World) => madeOf<DemoProject>(world, 'project')
const problemOf = (random: Random, project: DemoProject, on: string, today: string) => {
  const dueOn = addDays(on, random.whole(10, 30))
  const isClosed = dueOn < addDays(today, -20) || random.chance(0.4)
  const owner = project.roles.get('mechanical')?.id ?? project.by.id
  return {
    problemStatus: isClosed ? 'closed' : random.pick(['open', 'solving', 'solving', 'solved']),
    severity: random.pick(['major', 'major', 'minor', 'minor', 'critical']),
    raisedBy: project.by.id,
    raisedOn: on,
    ownerId: owner,
    dueOn,
    cause: null,
    measures: isClosed ? '已更改设计并复核。' : null,
    solvedOn: isClosed ? dueOn : null,
    verifiedBy: isClosed ? project.by.id : null,
    verifiedOn: isClosed ? dueOn : null,
    attachments: [],
  }
}

/** Assessments of all projects with their items and problems, in every state. */
export async function storeFeasibility(context: DemoContext): Promise<void> {
  const { world } = context
  const random = createRandom('feasibility')
  const number = numbers('KX', 4)
  const [feas, items, problems]: [DemoRecord[], DemoRecord[], DemoRecord[]] = [[], [], []]
  for (const [of, project] of begun(world).entries()) {
    const on = project.at.slice(0, 10)
    const id = idAt(project.at, 200_000 + of)
    const isDone = project.values.projectStatus !== 'draft'
    const own = feaItems.map(([feaItemType, itemName, weight], at) => {
      const score = isDone || random.chance(0.6) ? String(random.whole(at === 4 ? 3 : 6, 10)) : null
      const values = {
        feaId: id,
        feaItemType,
        itemName,
        weight,
        feaEvaluationScore: score,
        opinion: null,
        assessorId: project.by.id,
        condition: null,
      }
      return { id: idAt(project.at, 210_000 + of * 20 + at), at: project.at, by: project.by, values }
    })
    const result = feaResult(own.map(({ values }) => ({ score: values.feaEvaluationScore, weight: values.weight })))
    const raised = Array.from({ length: random.whole(0, 2) }, (_, at): DemoRecord => {
      const values = {
        feaId: id,
        evaluationId: null,
        problemName: random.pick(troubles),
        ...problemOf(random, project, on, world.calendar.day(0)),
      }
      return { id: idAt(project.at, 250_000 + of * 5 + at), at: project.at, by: project.by, values }
    })
    const values = {
      feaNo: number(on),
      feaName: `${project.values.projectName}可行性评估`,
      feaStatus: isDone ? 'passed' : result.conclusion ? 'inApproval' : 'draft',
      ...{ projectId: project.id, oppsId: project.values.oppsId, customerId: project.values.customerId },
      ...{ quipmentDictId: project.values.quipmentDictId, expectedAmount: project.values.contractAmount },
      ...{ expectedDate: project.values.deliveryDate, leaderId: project.by.id, assessorIds: [project.by.id], assessedOn: on },
      ...{ feaEvaluationTotalScore: result.total, weightedScore: result.weighted, feaEvaluationConclusion: result.conclusion },
      openProblems: String(raised.filter(({ values }) => values.problemStatus !== 'closed').length),
      ...{ summary: null, remark: null, attachments: [] },
    }
    feas.push({ id, at: project.at, by: project.by, values })
    items.push(...own)
    problems.push(...raised)
  }
  await store(context, 'dcFea', feas)
  await store(context, 'feaEvaluation', items)
  await store(context, 'feaEvaluationProblem', problems)
}

export const reviewItems = [
  ['满足节拍与精度', 'dimension', null, 'function', '3'],
  ['安全防护与急停', 'dimension', null, 'safety', '3'],
  ['零件可加工', 'dimension', null, 'making', '2'],
  ['装配与吊装', 'dimension', null, 'assembly', '2'],
  ['易损件更换', 'dimension', null, 'maintenance', '1'],
  ['急停回路是否双通道', 'issue', 'electrical', 'safety', '1'],
  ['防护罩开启是否断电', 'issue', null, 'safety', '1'],
  ['机架是否有吊点', 'issue', 'mechanical', 'assembly', '1'],
  ['标准件是否在优选库内', 'issue', null, 'cost', '1'],
  ['关键尺寸链是否核算', 'issue', 'mechanical', 'function', '1'],
  ['传感器是否可在线更换', 'issue', null, 'maintenance', '1'],
] as const

/** What reviews begin with. */
export const makeReviewItems = (world: World): DemoRecord[] =>
  reviewItems.map(([itemName, itemKind, reviewType, dimension, weight], index) => {
    const at = world.calendar.at(-720, 9)
    const values = { itemName, itemKind, reviewType, dimension, weight, orderNo: String(index + 1), isActive: true, remark: null }
    return { id: idAt(at, index), at, by: world.admin, values }
  })

type Parts = {
  reviews: DemoRecord[]
  dimensions: DemoRecord[]
  issues: DemoRecord[]
  problems: DemoRecord[]
  notices: DemoRecord[]
}

/** A review of a project with what was judged and asked. */
function review(world: World, random: Random, project: DemoProject, of: number, number: (day: string) => string): Parts {
  const mechanical = project.plan.find(({ type }) => type === 'review')
  const on = world.calendar.day(mechanical?.plan[1] ?? 0)
  const isOver = on < world.calendar.day(0)
  const id = idAt(project.at, 300_000 + of)
  const common = { at: project.at, by: project.by }
  const judged = reviewItems.filter(([, kind]) => kind === 'dimension')
  const asked = reviewItems.filter(([, kind]) => kind === 'issue')
  const dimensions = judged.map(([dimensionName, , , dimension, weight], at): DemoRecord => {
    const score = isOver ? String(random.whole(6, 10)) : null
    return {
      ...common,
      id: idAt(project.at, 310_000 + of * 20 + at),
      values: { reviewId: id, dimension, dimensionName, weight, score, reviewerId: null, opinion: null },
    }
  })
  const issues = asked.map(([question, , , dimension], at): DemoRecord => {
    const answer = isOver ? random.pick(['yes', 'yes', 'yes', 'none']) : 'open'
    return {
      ...common,
      id: idAt(project.at, 320_000 + of * 20 + at),
      values: { reviewId: id, dimension, question, answer, finding: null, reply: null, reviewerId: null },
    }
  })
  const weights = dimensions.reduce((sum, { values }) => sum + Number(values.weight), 0)
  const score = dimensions.reduce((sum, { values }) => sum + Number(values.score ?? 0) * Number(values.weight), 0) / weights
  const reviewers = ['quality', 'assembly', 'electrical'].flatMap((role) => project.roles.get(role)?.id ?? [])
  const conclusion = isOver ? (score > 7.5 ? 'pass' : 'conditional') : null
  const reviews: DemoRecord[] = [
    {
      ...common,
      id,
      values: {
        reviewNo: number(on),
        reviewName: `${project.values.projectName}方案评审`,
        ...{
          projectId: project.id,
          planItemId: null,
          reviewStatus: isOver ? 'concluded' : random.pick(['preparing', 'reviewing']),
        },
        ...{ reviewType: 'concept', hostId: project.by.id, designerId: project.roles.get('mechanical')?.id ?? project.by.id },
        ...{ reviewerIds: [...new Set(reviewers)], reviewOn: on, place: '三楼评审室', conclusion, conclusionNote: null },
        ...{
          concludedBy: isOver ? project.by.id : null,
          concludedOn: isOver ? on : null,
          score: isOver ? score.toFixed(2) : null,
        },
        ...{ openIssues: isOver ? '0' : String(asked.length), minutes: null, attachments: [] },
      },
    },
  ]
  const problems = Array.from({ length: isOver ? random.whole(0, 3) : 0 }, (_, at): DemoRecord => {
    const values = {
      ...{ projectId: project.id, reviewId: id, deliveredId: null, drawingNo: null },
      problemName: random.pick(['机架缺少吊点', '线缆弯曲半径不足', '夹具干涉', '预留扫码位', '检修门过小', '气管走向需调整']),
      ...problemOf(random, project, on, world.calendar.day(0)),
    }
    return { ...common, id: idAt(project.at, 330_000 + of * 5 + at), values }
  })
  const notices = [...new Set(reviewers)].map((receiverId, at): DemoRecord => {
    const values = {
      ...{
        reviewId: id,
        noticeTitle: `${project.values.projectName}方案评审会`,
        noticeStatus: isOver ? 'accepted' : 'sent',
        receiverId,
      },
      ...{ startsAt: `${on}T01:30:00.000Z`, place: '三楼评审室', content: null, answerNote: null, answeredAt: null },
    }
    return { ...common, id: idAt(project.at, 340_000 + of * 5 + at), values }
  })
  return { reviews, dimensions, issues, problems, notices }
}

/** Reviews of all projects that have begun. */
export async function storeReviews(context: DemoContext): Promise<void> {
  const { world } = context
  const random = createRandom('reviews')
  const number = numbers('PS', 4)
  const projects = begun(world).filter(({ values }) => values.projectStatus !== 'draft')
  const made = projects.map((project, of) => review(world, random, project, of, number))
  const all = (key: keyof Parts): DemoRecord[] => made.flatMap((parts) => parts[key])
  await store(context, 'dcReview', all('reviews'))
  await store(context, dcReviewDimension.key, all('dimensions'))
  await store(context, 'dcReviewIssues', all('issues'))
  await store(context, 'dcReviewProblem', all('problems'))
  await store(context, 'reviewNotice', all('notices'))
  const open = made.flatMap(({ reviews: [review] }, at) => {
    const project = projects[at]
    return review && project && review.values.reviewStatus !== 'concluded' ? [{ review, project }] : []
  })
  await storeDrawings(context, open.slice(0, 6))
}
