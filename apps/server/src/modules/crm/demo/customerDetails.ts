import { createRandom } from '../../../seed/demo/random.ts'
import type { World } from '../../../seed/demo/world.ts'
import type { DemoCustomer } from './customers.ts'

/** What share of the customers of a status nobody looks after. */
const pooled: Readonly<Record<string, number>> = { prospect: 0.3, paused: 0.1, lost: 0.7 }

const banks = ['中国工商银行', '中国建设银行', '招商银行', '中国银行', '交通银行', '宁波银行']
const vietnameseBanks = ['Vietcombank', 'BIDV', 'VietinBank', 'Techcombank']

/** Owners, invoice data and groups of companies, for customers that are there. */
export function withDetails(world: World, customers: readonly DemoCustomer[]): DemoCustomer[] {
  const random = createRandom('customer details')
  const groups: DemoCustomer[] = []
  return customers.map((customer) => {
    const { values, isVietnamese, by, days, id } = customer
    const status = String(values.status)
    const isPooled = random.chance(pooled[status] ?? 0)
    const group = random.chance(0.06) ? groups.findLast((one) => one.isVietnamese === isVietnamese) : undefined
    // A company that others hang under is a large one.
    if (!group && values.level === 'A') groups.push(customer)
    const since = Math.max(days, -random.whole(0, 700))
    return {
      ...customer,
      values: {
        ...values,
        ownerId: isPooled ? null : by.id,
        ownerDept: isPooled ? null : by.deptId,
        poolStatus: isPooled ? 'pool' : 'owned',
        poolReason: isPooled ? random.pick(['noNeed', 'noReach', 'competitor', 'handover', 'noContact', 'noContact']) : null,
        ownerSince: world.calendar.at(since, random.whole(8, 17), random.whole(0, 59)),
        parentId: group && group.id !== id ? group.id : null,
        source: random.pick(['exhibition', 'exhibition', 'referral', 'website', 'visit', 'tender', 'tender', 'agent']),
        companySize: random.pick(['s', 'm', 'm', 'm', 'l', 'l', 'xl']),
        webDomain: typeof values.website === 'string' ? values.website.replace(/^https:\/\/www\./, '') : null,
        ...(status === 'active' ? invoiceOf(customer, random) : { currency: isVietnamese ? 'VND' : 'CNY' }),
      },
    }
  })
}

function invoiceOf({ values, isVietnamese }: DemoCustomer, random: ReturnType<typeof createRandom>) {
  return {
    taxNumber: isVietnamese
      ? `0${random.digits(9)}`
      : `91${random.pick(['3205', '3302', '4403', '3702'])}${random.digits(11)}${random.pick(['A', 'G', 'K', 'M'])}`,
    invoiceTitle: values.fullname,
    bankName: isVietnamese
      ? random.pick(vietnameseBanks)
      : `${random.pick(banks)}${random.pick(['园区支行', '高新支行', '城北支行'])}`,
    bankAccount: random.digits(isVietnamese ? 13 : 19),
    invoiceAddress: values.address,
    invoicePhone: values.phone,
    paymentTerms: random.pick(['361', '361', '3331', 'net30', 'net60', 'net90', 'prepaid']),
    currency: isVietnamese ? 'VND' : 'CNY',
  }
}
