import { brand, chineseAddress, chineseMobile, chineseName, cities } from '../../../seed/demo/names.ts'
import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, peopleOf, type World } from '../../../seed/demo/world.ts'

const trades = [
  ['standard', ['紧固件', '标准件', '轴承']],
  ['machining', ['精密机械', '机械加工', '模具']],
  ['electrical', ['电气', '自动化', '传感技术']],
  ['hydraulic', ['液压', '气动元件', '流体控制']],
  ['steel', ['钢铁', '金属材料', '型材']],
  ['service', ['表面处理', '热处理', '喷涂']],
] as const

const reasons = ['连续三批来料不合格', '未按期交货，整改中', '资质证书过期，待更新', '价格异常，重新议价'] as const

/** Those we buy from. */
export function makeSuppliers(world: World, count: number): DemoRecord[] {
  const random = createRandom('suppliers')
  const buyers = peopleOf(world, 'd07')
  const names = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const days = -Math.floor((count - index) * (1200 / count)) - 30
    const at = world.calendar.at(days, random.whole(8, 17), random.whole(0, 59))
    const [category, words] = random.pick(trades)
    const city = random.pick(cities)
    let supplierName = ''
    do supplierName = `${city.name}${brand(random)}${random.pick<string>(words)}有限公司`
    while (names.has(supplierName))
    names.add(supplierName)
    const status = random.pick(['qualified', 'qualified', 'qualified', 'qualified', 'candidate', 'frozen', 'out'])
    return {
      id: idAt(at, index),
      at,
      by: random.pick(buyers),
      values: {
        supplierCode: `S${String(index + 1).padStart(4, '0')}`,
        supplierName,
        category,
        status,
        frozenReason: status === 'frozen' ? reasons[index % reasons.length] : null,
        contactName: chineseName(random),
        phone: chineseMobile(random),
        taxNumber: `9132${random.digits(12)}${random.pick(['A', 'G', 'K', 'M', 'X'])}${random.digits(1)}`,
        paymentDays: String(random.pick([0, 30, 30, 45, 60, 60, 90])),
        address: chineseAddress(random, city),
        remark: null,
      },
    }
  })
}
