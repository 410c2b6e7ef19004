import { chineseMobile, chineseName, vietnameseMobile, vietnameseName } from '../../../seed/demo/names.ts'
import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, type World } from '../../../seed/demo/world.ts'
import type { DemoCustomer } from './customers.ts'

const posts = [
  ['采购部', ['采购经理', '采购工程师', '采购专员']],
  ['设备部', ['设备经理', '设备工程师', '设备主管']],
  ['工艺部', ['工艺经理', '工艺工程师', 'IE 工程师']],
  ['生产部', ['生产总监', '生产经理', '车间主任']],
  ['总经办', ['总经理', '副总经理', '总经理助理']],
  ['质量部', ['质量经理', 'SQE 工程师']],
  ['财务部', ['财务经理', '应付会计']],
] as const
const vietnamesePosts = [
  ['Phòng mua hàng', ['Trưởng phòng mua hàng', 'Nhân viên mua hàng']],
  ['Phòng kỹ thuật', ['Kỹ sư thiết bị', 'Trưởng phòng kỹ thuật']],
  ['Phòng sản xuất', ['Quản đốc', 'Giám đốc sản xuất']],
  ['Ban giám đốc', ['Giám đốc', 'Phó giám đốc']],
] as const

const decisionRoles = ['decider', 'approver', 'evaluator', 'buyer', 'user', 'influencer'] as const

/** People at the customers; everybody has one, some have many. `from` starts another batch, whose ids follow those before it. */
export function makeContacts(world: World, count: number, from = -1): DemoRecord[] {
  const isFirst = from < 0
  const random = createRandom(`contacts ${from}`)
  const roles = createRandom(`decision roles ${from}`)
  const customers = madeOf<DemoCustomer>(world, 'customer')
  const [home, abroad] = [customers.filter((one) => !one.isVietnamese), customers.filter((one) => one.isVietnamese)]
  return Array.from({ length: count }, (_, index) => {
    const first = isFirst ? customers[index] : undefined
    const customer = first ?? random.pick(random.chance(1 / 7) ? abroad : home)
    // Nobody was known before their company was.
    const days = Math.max(customer.days, -Math.floor((count - index) * (900 / count)))
    const at = world.calendar.at(days, random.whole(8, 17), random.whole(0, 59))
    const { isVietnamese } = customer
    const [department, words] = isVietnamese ? random.pick(vietnamesePosts) : random.pick(posts)
    return {
      id: idAt(at, isFirst ? index : 1_000_000 + from + index),
      at,
      by: customer.by,
      values: {
        contactsName: isVietnamese ? vietnameseName(random) : chineseName(random),
        customerId: customer.id,
        contactsPhoneNumber: isVietnamese ? vietnameseMobile(random) : chineseMobile(random),
        contactsDeptName: department,
        contactsPost: random.pick<string>(words),
        email: random.chance(0.6) ? `contact${index + 1}@${isVietnamese ? 'mail-vn' : 'mail'}.example` : null,
        status: random.pick(['active', 'active', 'active', 'active', 'active', 'active', 'active', 'moved', 'left']),
        isKey: first !== undefined ? random.chance(0.5) : random.chance(0.1),
        birthday: random.chance(0.2)
          ? `${random.whole(1966, 2001)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`
          : null,
        decisionRole: roles.chance(0.35) ? roles.pick(decisionRoles) : null,
        remark: null,
        ownerId: customer.values.ownerId ?? null,
        ownerDept: customer.values.ownerDept ?? null,
      },
    }
  })
}

const two = (number: number) => String(number).padStart(2, '0')
