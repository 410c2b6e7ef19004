import type { createRandom } from '../../../seed/demo/random.ts'
import type { Employee } from '../../../seed/demo/world.ts'

type Values = Readonly<Record<string, unknown>>
type Drafts = { process: string; resource: string; isOpen: (values: Values) => boolean }

const written = (process: string, resource: string, state: string): Drafts => ({
  process,
  resource,
  isOpen: (values) => values[state] === 'draft',
})

/** Documents that stand written in the demonstration, of which the last are sent. */
export const drafts: readonly Drafts[] = [
  written('PurchaseRequest', 'purchaseRequest', 'processStatus'),
  written('PurchaseOrder', 'purchaseOrder', 'processStatus'),
  written('SaleOrder', 'saleOrder', 'processStatus'),
  written('Forecast', 'forecast', 'processStatus'),
  written('SpecialRequire', 'specialRequire', 'requireStatus'),
  written('WireBom', 'wireBom', 'auditStatus'),
  written('WireExecute', 'wireExecute', 'auditStatus'),
  written('WireChange', 'wireChange', 'auditStatus'),
  written('ErpOrder', 'erpOrder', 'orderStatus'),
  written('ErpOrderNe', 'erpOrderNe', 'orderStatus'),
  {
    process: 'Opps',
    resource: 'opps',
    isOpen: ({ oppsStatusId, reviewStatus }) => reviewStatus === 'none' && ['quote', 'bargain'].includes(String(oppsStatusId)),
  },
]

type Making = {
  random: ReturnType<typeof createRandom>
  day: (offset: number) => string
  made: (key: string) => readonly string[]
  number: number
  applicant: Employee
}
type Asking = {
  process: string
  resource: string
  account: string
  /** Undefined where what it refers to is not there. */
  values: (making: Making) => Record<string, unknown> | undefined
}

const equipment = ['电池模组堆叠线 DM-320', '激光焊接工作站 LW-6', '座椅装配线 ZY-24', '气密性检测台 QM-20'] as const
const reviews = ['总体方案评审', '电气原理评审', '夹具结构评审', '节拍仿真评审'] as const

/** Documents that come to be by asking for them. */
export const asking: readonly Asking[] = [
  {
    process: 'Ship',
    resource: 'ship',
    account: 'sales',
    values: ({ random, day, made, number, applicant }) => {
      const customerId = made('customer')[number * 7]
      return customerId === undefined
        ? undefined
        : {
            customerId,
            productName: equipment[number % equipment.length],
            quantity: String(random.whole(1, 3)),
            workshop: random.pick(['assembly1', 'assembly2']),
            planShipTime: `${day(20 + number * 3)}T02:00:00.000Z`,
            leaderId: applicant.id,
          }
    },
  },
  {
    process: 'InitiateReview',
    resource: 'initiateReview',
    account: 'planner',
    values: ({ day, made, number, applicant }) => {
      const projectId = made('project').at(-1 - number)
      return projectId === undefined
        ? undefined
        : {
            projectId,
            reviewName: reviews[number % reviews.length],
            reviewType: 'concept',
            applicantId: applicant.id,
            hostId: applicant.id,
            reviewerIds: [applicant.id],
            reviewOn: day(6 + number),
            reason: '按项目计划进入下一阶段，需评审方案、风险与交期。',
          }
    },
  },
]
