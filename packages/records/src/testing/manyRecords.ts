import type { MemoryRow } from '@bip/memory'

const cities = ['苏州', '无锡', '常州', '宁波', '杭州', '合肥', '武汉', '东莞', '佛山', '青岛', 'Bắc Ninh', 'Hải Phòng']
const trades = ['精密机械', '新能源科技', '电子', '汽车零部件', '智能装备', '食品', '家电', '物流', '半导体材料']
const status = ['active', 'active', 'prospect', 'active', 'paused', 'lost'] as const
const industries = ['machinery', 'battery', 'electronics', 'automotive', 'machinery', 'food', 'appliance', 'logistics']

/** The entry of a list at a number, however large. */
const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]

/** So many customers, all different, the same each time. */
export const manyCustomers = (count: number): MemoryRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `many-${index}`,
    cmCode: `C${String(count - index).padStart(5, '0')}`,
    fullname: `${at(cities, index * 7)}${at(trades, index * 5)}有限公司${index > 107 ? `第 ${Math.floor(index / 108)} 分厂` : ''}`,
    shortName: at(trades, index * 5),
    status: at(status, index * 5),
    level: at(['A', 'B', 'C', 'B'], index * 3),
    industry: at(industries, index * 3),
    ownerId: at(['user-2', 'user-7', 'user-3'], index),
    phone: `0512-${String(61_000_000 + index * 7919).slice(0, 8)}`,
    creditLimit: `${((index * 137) % 900) * 10_000 + 20_000}.00`,
    since: `20${String(15 + (index % 11)).padStart(2, '0')}-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 27) + 1).padStart(2, '0')}`,
  }))

const suppliers = ['supplier-1', 'supplier-2', 'supplier-3', 'supplier-4', 'supplier-5']
const states = ['inReview', 'draft', 'draft', 'inReview', 'invalid', 'inReview'] as const

/** So many purchase orders with one to fourteen lines. */
export const manyOrders = (count: number): MemoryRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `order-${index}`,
    no: `PO-2026-${String(count - index).padStart(5, '0')}`,
    supplierId: at(suppliers, index * 3),
    orgId: at(['100007', '100012', '100006'], index),
    processStatus: at(states, index * 5),
    purchaseDate: `2026-11-${String(19 - (index % 18)).padStart(2, '0')}`,
    deliveryDate: `2026-12-${String(((index * 7) % 28) + 1).padStart(2, '0')}`,
    purchaserId: at(['user-3', 'user-8', 'user-7'], index),
    currency: 'CNY',
    lines: orderLines((index % 14) + 1, index),
  }))

/** So many lines of an order. */
export const orderLines = (count: number, seed = 0) =>
  Array.from({ length: count }, (_, index) => ({
    id: `line-${seed}-${index}`,
    materialId: `material-${((seed + index) % 10) + 1}`,
    quantity: `${((seed + index) * 13) % 90}.0000`.replace(/^0\./, '8.'),
    price: `${(((seed + 3) * (index + 7) * 41) % 1800) + 4}.5000`,
    taxRate: '13.00',
    deliveryDate: '2026-12-08',
  }))
