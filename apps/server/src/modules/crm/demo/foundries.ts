import {
  brand,
  chineseAddress,
  chineseMobile,
  chineseName,
  cities,
  provinces,
  vietnameseAddress,
  vietnameseMobile,
  vietnameseName,
} from '../../../seed/demo/names.ts'
import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'

const processes = ['machining', 'sheetMetal', 'welding', 'casting', 'coating', 'assembly', 'electrical', 'injection'] as const
const products: Readonly<Record<string, readonly string[]>> = {
  machining: ['机架加工件', '主轴箱体', '导轨安装板'],
  sheetMetal: ['设备外罩', '电控柜体', '防护围栏'],
  welding: ['底座焊接件', '立柱焊接件'],
  casting: ['床身铸件', '支架铸件'],
  coating: ['喷塑外罩', '阳极氧化板'],
  assembly: ['上料单元整机', '输送线段', '拧紧工作站'],
  electrical: ['主控电柜', '分线盒总成'],
  injection: ['托盘治具', '护套'],
}

/** Factories that make parts or whole machines in our name, one in five of them in Vietnam. */
export function makeFoundries(world: World, count: number): DemoRecord[] {
  const random = createRandom('foundries')
  const buyers = peopleOf(world, 'd07')
  const names = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const isVietnamese = random.chance(0.2)
    const days = -Math.floor((count - index) * (1500 / count)) - 20
    const at = world.calendar.at(days, random.whole(8, 17), random.whole(0, 59))
    const owner = random.pick(buyers)
    const does = [...new Set([random.pick(processes), random.pick(processes), random.pick(processes)])].slice(
      0,
      random.whole(1, 3),
    )
    return {
      id: idAt(at, index),
      at,
      by: owner,
      values: {
        ...placeOf(random, isVietnamese, names),
        foundryCode: `F${String(index + 1).padStart(3, '0')}`,
        foundryStatus: random.pick(['approved', 'approved', 'approved', 'approved', 'candidate', 'paused', 'ended']),
        processes: does,
        capacity: String(random.whole(2, 60) * 10),
        leadDays: String(random.pick([15, 20, 25, 30, 45])),
        taxNumber: isVietnamese ? `0${random.digits(9)}` : `9132${random.digits(13)}A`,
        since: world.calendar.day(days),
        ownerId: owner.id,
        products: productsOf(world, random, does, days),
        people: peopleAt(random, isVietnamese),
        certificates: certificatesOf(world, random),
        remark: null,
        attachments: [],
      },
    }
  })
}

function placeOf(random: Random, isVietnamese: boolean, names: Set<string>) {
  const [city, province] = [random.pick(cities), random.pick(provinces)]
  const named = () =>
    isVietnamese
      ? `Công ty TNHH Gia công ${random.pick(['Cơ khí', 'Kim loại', 'Chính xác', 'Thiết bị'])} ${province} ${random.whole(1, 99)}`
      : `${city.name}${brand(random)}${random.pick(['精密制造', '钣金', '机电装备', '自动化设备'])}有限公司`
  let foundryName = named()
  while (names.has(foundryName)) foundryName = named()
  names.add(foundryName)
  return {
    foundryName,
    address: isVietnamese ? vietnameseAddress(random, province) : chineseAddress(random, city),
    phone: isVietnamese ? `+84 22 ${random.digits(7)}` : `${city.area}-${random.whole(6, 8)}${random.digits(7)}`,
  }
}

function productsOf(world: World, random: Random, does: readonly string[], days: number) {
  const customers = madeOf(world, 'customer')
  return does.flatMap((process) =>
    (products[process] ?? []).slice(0, random.whole(1, 2)).map((productName, at) => ({
      productName,
      materialId: null,
      process,
      customerId: customers.length > 0 && random.chance(0.6) ? random.pick(customers).id : null,
      since: world.calendar.day(Math.min(-5, days + random.whole(10, 200))),
      share: at === 0 ? String(random.pick(['100.0', '60.0', '50.0', '30.0'])) : '20.0',
    })),
  )
}

const peopleAt = (random: Random, isVietnamese: boolean) =>
  Array.from({ length: random.whole(1, 3) }, (_, at) => ({
    personName: isVietnamese ? vietnameseName(random) : chineseName(random),
    post: isVietnamese ? random.pick(['Giám đốc', 'Quản đốc']) : random.pick(['总经理', '生产经理', '业务经理']),
    phone: isVietnamese ? vietnameseMobile(random) : chineseMobile(random),
    email: null,
    isKey: at === 0,
  }))

const certificatesOf = (world: World, random: Random) =>
  ['ISO 9001', 'IATF 16949', 'ISO 14001']
    .filter(() => random.chance(0.6))
    .map((certificate) => ({
      certificate,
      certificateNo: `${random.whole(100, 999)}Q${random.digits(6)}`,
      issuedBy: random.pick(['SGS', 'TÜV', 'CQC', 'BV']),
      validUntil: world.calendar.day(random.whole(-30, 900)),
    }))
