import { look, on } from '../../seed/demo/grants.ts'
import type { ServerModule } from '../serverModule.ts'
import { projectBudgetExtension } from './budget.ts'
import { costFollows } from './costFollows.ts'
import { projectCourses } from './courses.ts'
import { deliveredExtension, deliveredItemExtension } from './deliveries.ts'
import { demo } from './demo/index.ts'
import { feaRoutes } from './feaComparison.ts'
import { feaEvaluationExtension, feaEvaluationProblemExtension, feaProcess } from './feasibility.ts'
import { healthJob } from './healthJob.ts'
import { minutesRoutes } from './minutes/minutesRoute.ts'
import { collectionTermExtension, erpOrderConfigureExtension } from './order/configure.ts'
import { erpOrderExtension, erpOrderNeExtension } from './order/erpOrder.ts'
import { erpOrderItem } from './order/orderItems.ts'
import { orderRoutes } from './order/orderRoutes.ts'
import { baselineRoutes } from './plan/baselineRoutes.ts'
import { planBaselineExtension } from './plan/planBaseline.ts'
import { planItemExtension } from './plan/planItem.ts'
import { planRoutes } from './plan/planRoutes.ts'
import { planTempitemExtension } from './plan/planTempitem.ts'
import { templateRoutes } from './plan/templateRoutes.ts'
import { projectExtension } from './project.ts'
import { projectRoutes } from './projectRoutes.ts'
import {
  allTaskCount,
  projectPlanListByMonth,
  projectPlanListHome,
  projectTasks,
  projectWeekly,
  scheduleEfficiency,
} from './queries/planQueries.ts'
import { reviewNoticeExtension } from './reviewNotices.ts'
import { dcReviewExtension, initiateReviewExtension, reviewPartExtension } from './reviews.ts'

const plans = [
  'project',
  'planItem',
  'planBaseline',
  'projectRole',
  'projectCase',
  'changeRecord',
  'processCorrelation',
  'projectTasks',
  'projectWeekly',
] as const
const papers = [
  ...['delivered', 'deliveredItem', 'dcFea', 'feaEvaluation', 'feaEvaluationProblem', 'dcReview', 'dcReviewDimension'],
  ...['dcReviewIssues', 'dcReviewProblem', 'initiateReview', 'dataReview', 'reviewNotice', 'reviewRemark', 'stationApply'],
] as const
const money = ['projectBudget', 'pdpExecutePricing', 'executionConfig'] as const
const orders = ['erpOrder', 'erpOrderNe', 'erpOrderItem', 'mtono'] as const
const settings = [
  'erpOrderConfigure',
  'collectionTerm',
  'planTemplate',
  'planTempitem',
  'pdpFuncUserConfig',
  'reviewItemConfig',
] as const
const all = (keys: readonly string[], operations?: readonly string[]) =>
  Object.assign({}, ...keys.map((key) => on(key, 'all', operations)))

export const pdp: ServerModule = {
  extensions: {
    collectionTerm: collectionTermExtension,
    erpOrder: erpOrderExtension,
    erpOrderConfigure: erpOrderConfigureExtension,
    erpOrderNe: erpOrderNeExtension,
    dcReview: dcReviewExtension,
    dcReviewDimension: reviewPartExtension,
    dcReviewIssues: reviewPartExtension,
    delivered: deliveredExtension,
    deliveredItem: deliveredItemExtension,
    feaEvaluation: feaEvaluationExtension,
    feaEvaluationProblem: feaEvaluationProblemExtension,
    initiateReview: initiateReviewExtension,
    planBaseline: planBaselineExtension,
    planItem: planItemExtension,
    planTempitem: planTempitemExtension,
    project: projectExtension,
    projectBudget: projectBudgetExtension,
    reviewNotice: reviewNoticeExtension,
  },
  follows: costFollows,
  queries: [
    allTaskCount,
    erpOrderItem,
    feaProcess,
    projectPlanListByMonth,
    projectPlanListHome,
    projectTasks,
    projectWeekly,
    scheduleEfficiency,
  ],
  routes: (services) => [
    ...planRoutes(services),
    ...baselineRoutes(),
    ...templateRoutes(),
    ...projectRoutes(),
    ...feaRoutes(),
    ...minutesRoutes(),
    ...orderRoutes(),
  ],
  courses: projectCourses,
  jobs: [healthJob],
  demo,
  grants: {
    planner: { ...all(plans), ...all(settings), ...all(papers), ...all(money), ...all(orders) },
    sales: {
      ...all(orders),
      ...all(['erpOrderConfigure', 'collectionTerm'], look),
      ...all(plans, look),
      ...all(papers, look),
      ...all(money, look),
    },
    inspector: { ...all(plans, look), ...all(papers) },
    buyer: all(plans, look),
    worker: all(['project', 'planItem'], ['view']),
  },
}
