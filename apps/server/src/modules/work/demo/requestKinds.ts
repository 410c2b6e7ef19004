import type { createRandom } from '../../../seed/demo/random.ts'
import type { Employee } from '../../../seed/demo/world.ts'

type Making = {
  random: ReturnType<typeof createRandom>
  applicant: Employee
  /** A day from the one of the request on. */
  day: (offset: number) => string
  /** Ids of the records that were made of a resource. */
  made: (key: string) => readonly string[]
  number: number
}

/** A kind of request of the demonstration: what is filled in. */
export type Kind = { process: string; resource: string; values: (making: Making) => Record<string, unknown> }

const places = ['苏州工业园区', '昆山', '常州武进', '合肥经开区', '无锡新区', '宁波北仑'] as const
const trips = ['现场安装调试', '客户方案评审', '设备验收', '售后服务', '供应商现场审核'] as const
const claims = ['设备现场调试出差', '接待客户来访', '项目现场零星采购', '参加行业展会', 'Bắc Ninh 工厂支持'] as const
const specials = [
  ['伺服电机空运费', 'airFreight'],
  ['机加件加急费', 'expedite'],
  ['输送线返工费', 'rework'],
  ['延期交付违约金', 'penalty'],
] as const
const companies = [
  '常州恒锐精密机械',
  '苏州明达电气',
  '无锡同创自动化',
  '宁波海跃物流',
  '昆山瑞丰表面处理',
  '合肥启明传动',
] as const

const oneOf = (random: Making['random'], ids: readonly string[]): string | undefined =>
  ids.length === 0 ? undefined : ids[random.whole(0, ids.length - 1)]

const drive: Kind = {
  process: 'Drive',
  resource: 'drive',
  values: ({ random, applicant, day, made }) => {
    const start = random.whole(12_000, 90_000)
    return {
      driverId: applicant.id,
      carKind: random.pick(['company', 'company', 'private']),
      plateNumber: `苏E·${random.whole(10_000, 99_999)}`,
      customerId: oneOf(random, made('customer')),
      startedOn: day(-1),
      fromPlace: '公司',
      toPlace: random.pick(places),
      startMileage: String(start),
      endMileage: String(start + random.whole(40, 460)),
      tollFee: String(random.whole(20, 260)),
      fuelFee: String(random.whole(60, 420)),
      parkingFee: String(random.whole(0, 60)),
      purpose: random.pick(trips),
    }
  },
}

const expense: Kind = {
  process: 'ExpenseReimbursement',
  resource: 'expenseReimbursement',
  values: ({ random, applicant, day, made }) => ({
    applicantId: applicant.id,
    ...(made('specialExpense').length > 0 && { specialExpenseId: made('specialExpense').at(-1) }),
    expenseKind: random.pick(['travel', 'entertainment', 'site', 'transport']),
    expenseDate: day(0),
    reason: random.pick(claims),
    bankAccount: `6222 02${random.whole(10, 99)} ${random.whole(1000, 9999)} ${random.whole(1000, 9999)}`,
    lines: Array.from({ length: random.whole(1, 4) }, (_, at) => {
      const isForeign = at === 3
      return {
        receiptDate: day(-random.whole(2, 12)),
        receiptKind: isForeign ? 'foreign' : random.pick(['invoice', 'ticket', 'receipt']),
        receiptNo: String(random.whole(10_000_000, 99_999_999)),
        about: random.pick(['住宿', '高铁票', '餐费', '市内交通', '零星材料']),
        currency: isForeign ? 'USD' : 'CNY',
        paid: String(random.whole(80, isForeign ? 600 : 4800)),
        rate: isForeign ? '7.12' : '1',
      }
    }),
  }),
}

const special: Kind = {
  process: 'SpecialExpense',
  resource: 'specialExpense',
  values: ({ random, day, made, number }) => {
    const [subject, specialKind] = random.pick(specials)
    return {
      subject,
      specialKind,
      supplierId: oneOf(random, made('supplier')),
      neededOn: day(random.whole(3, 12)),
      currency: 'CNY',
      paid: String(random.whole(2, 90) * 1000),
      rate: '1',
      orderNo: `PO-2026-${String(number + 100).padStart(5, '0')}`,
      reason: '客户交期提前，需保证装配节点',
      consequence: '装配停线，交付延期',
    }
  },
}

const admission: Kind = {
  process: 'SupplierAdmission',
  resource: 'supplierAdmission',
  values: ({ random, number }) => {
    const isAudited = random.whole(0, 2) > 0
    return {
      companyName: `${companies[number % companies.length]}${number > 20 ? `（${number}）` : ''}有限公司`,
      creditCode: `91320${String(500_000_000 + number * 7919).padStart(10, '0')}X${String(number).padStart(2, '0')}`,
      supplyKind: random.pick(['material', 'machining', 'electrical', 'logistics']),
      contactName: random.pick(['王建国', '李敏', '赵雪峰', '钱磊']),
      contactPhone: `138${random.whole(10_000_000, 99_999_999)}`,
      address: random.pick(places),
      annualAmount: String(random.whole(10, 300) * 10_000),
      paymentDays: String(random.pick(['30', '60', '90'])),
      isAudited,
      ...(isAudited && { auditScore: String(random.whole(65, 98)) }),
      reason: '现有供应商产能不足，需引入第二来源',
    }
  },
}

export const kinds: readonly Kind[] = [drive, expense, special, admission]
