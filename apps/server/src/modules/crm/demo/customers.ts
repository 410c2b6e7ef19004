import { brand, chineseAddress, cities, provinces, vietnameseAddress } from '../../../seed/demo/names.ts'
import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, peopleOf, type World } from '../../../seed/demo/world.ts'

const lines = [
  ['automotive', ['汽车零部件', '汽车科技', '车身系统', '汽车电子', '动力总成']],
  ['battery', ['新能源', '动力电池', '储能科技', '锂电科技']],
  ['appliance', ['电器', '智能家电', '厨卫电器', '制冷设备']],
  ['electronics', ['电子科技', '精密电子', '光电科技', '半导体', '微电子']],
  ['machinery', ['工程机械', '精工机械', '重型机械', '液压机械', '农业机械']],
  ['food', ['食品', '乳业', '饮料', '生物科技']],
  ['logistics', ['智能物流', '供应链管理', '仓储设备', '物流装备']],
] as const
const vietnameseLines = [
  ['automotive', ['Phụ tùng ô tô', 'Ô tô', 'Xe máy']],
  ['electronics', ['Điện tử', 'Linh kiện điện tử', 'Công nghệ', 'Bán dẫn']],
  ['appliance', ['Điện gia dụng', 'Điện lạnh']],
  ['machinery', ['Cơ khí', 'Cơ khí chính xác', 'Chế tạo máy']],
  ['food', ['Thực phẩm', 'Nước giải khát', 'Thủy sản']],
  ['logistics', ['Kho vận', 'Giao nhận']],
] as const
const vietnameseBrands = [
  'Thành Công',
  'Hòa Phát',
  'Minh Quang',
  'Đại Dương',
  'Tân Tiến',
  'An Phú',
  'Việt Hưng',
  'Sao Mai',
  'Hồng Hà',
  'Kinh Bắc',
  'Đông Á',
  'Phú Thịnh',
  'Trường Sơn',
  'Bình Minh',
  'Hoàng Long',
  'Nam Việt',
  'Thăng Long',
  'Tiên Phong',
  'Đại Việt',
  'Toàn Cầu',
  'Hưng Thịnh',
  'Á Châu',
  'Bảo Tín',
  'Sông Hồng',
]
const forms = ['有限公司', '有限公司', '有限公司', '股份有限公司', '集团有限公司']

const remarks = [
  '',
  '',
  '',
  '',
  '年度框架协议，按项目下单',
  '验收款需质保期满后支付',
  '要求设备通过 CE 认证',
  '项目多，决策链较长',
  '倾向国产伺服与 PLC',
  'Ưu tiên giao hàng tại Bắc Ninh',
]

/** `days` counts from today to when the customer was entered; not positive. */
export type DemoCustomer = DemoRecord & { isVietnamese: boolean; days: number }

/** Customers of the equipment plant, one in seven of them in Vietnam, each with somebody of sales in charge. */
export function makeCustomers(world: World, count: number): DemoCustomer[] {
  const random = createRandom('customers')
  const [home, abroad] = [peopleOf(world, 'd02', 'd03'), peopleOf(world, 'd04')]
  const names = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const isVietnamese = random.chance(1 / 7)
    const owner = random.pick(isVietnamese ? abroad : home)
    const days = -Math.floor((count - index) * (1400 / count)) - random.whole(0, 1)
    const at = world.calendar.at(days, random.whole(8, 17), random.whole(0, 59))
    const company = freshCompany(random, isVietnamese, names)
    const status = random.pick(['prospect', 'prospect', 'active', 'active', 'active', 'active', 'paused', 'lost'])
    return {
      id: idAt(at, index),
      at,
      by: owner,
      isVietnamese,
      days,
      values: {
        ...company,
        cmCode: `C${String(index + 1).padStart(5, '0')}`,
        status,
        level: random.pick(['A', 'B', 'B', 'B', 'C', 'C', 'C', 'C']),
        ownerId: owner.id,
        creditLimit: status === 'active' ? `${random.whole(2, 80) * 50_000}.00` : null,
        since: status === 'prospect' ? null : world.calendar.day(days - random.whole(0, 900)),
        remark: random.pick(remarks) || null,
        attachments: [],
      },
    }
  })
}

function freshCompany(random: Random, isVietnamese: boolean, names: Set<string>) {
  for (;;) {
    const company = isVietnamese ? vietnameseCompany(random) : chineseCompany(random)
    if (names.has(company.fullname)) continue
    names.add(company.fullname)
    return company
  }
}

function chineseCompany(random: Random) {
  const city = random.pick(cities)
  const name = brand(random)
  const [industry, words] = random.pick(lines)
  const line = random.pick(words)
  return {
    fullname: `${city.name}${name}${line}${random.pick(forms)}`,
    shortName: `${name}${line.slice(0, 2)}`,
    industry,
    phone: `${city.area}-${random.whole(6, 8)}${random.digits(7)}`,
    website: `https://www.${['zh', 'hy', 'jg', 'dx', 'rs', 'bt', 'kl'][random.whole(0, 6)]}${random.digits(4)}.example`,
    address: chineseAddress(random, city),
  }
}

function vietnameseCompany(random: Random) {
  const province = random.pick(provinces)
  const name = random.pick(vietnameseBrands)
  const [industry, words] = random.pick(vietnameseLines)
  return {
    fullname: `Công ty ${random.pick(['TNHH', 'TNHH', 'Cổ phần'])} ${random.pick(words)} ${name} ${province}`,
    shortName: name,
    industry,
    phone: `+84 ${random.whole(20, 29)} ${random.digits(4)} ${random.digits(3)}`,
    website: null,
    address: vietnameseAddress(random, province),
  }
}
