import { createRandom } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'

const currencies = [
  ['USD', '美元', 7.12, 0.12],
  ['EUR', '欧元', 7.78, 0.18],
  ['VND', '越南盾', 0.000282, 0.000008],
] as const

/** A rate for each month of two years. */
export function makeExchangeRates(world: World, count: number): DemoRecord[] {
  const random = createRandom('exchange rates')
  const months = Math.ceil(count / currencies.length)
  return Array.from({ length: months }, (_, index) => index).flatMap((index) => {
    const back = -30 * (months - 1 - index)
    const at = world.calendar.at(back, 9, 5)
    const validFrom = world.calendar.day(back)
    return currencies.map(([currency, name, middle, width], at2) => ({
      id: idAt(at, index * currencies.length + at2),
      at,
      by: world.admin,
      values: {
        rateName: `${name} ${validFrom.slice(0, 7)}`,
        currency,
        exchangeRate: (middle + (random.next() - 0.5) * width).toFixed(8),
        validFrom,
        rateSource: '中国银行中间价',
      },
    }))
  })
}

const constants = [
  ['purchase.overDelivery', '允许超收比例', 'purchase', '5', '%', '收货数量可超出订单的比例'],
  ['purchase.underDelivery', '允许欠收关闭比例', 'purchase', '2', '%', '欠收在此比例内的行自动关闭'],
  ['purchase.defaultTax', '默认进项税率', 'purchase', '13', '%', ''],
  ['purchase.remindDays', '交期提醒提前', 'purchase', '3', '天', '到期前提醒采购员催货'],
  ['stock.countTolerance', '盘点复盘容差', 'stock', '1', '%', '差异超出时须复盘'],
  ['stock.ageingDays', '呆滞天数', 'stock', '180', '天', '超过此天数未出库视为呆滞'],
  ['stock.nearExpiryDays', '近效期天数', 'stock', '60', '天', ''],
  ['stock.labelPrinter', '库位标签打印机', 'stock', 'ZPL-01', '', ''],
  ['sale.defaultTax', '默认销项税率', 'sale', '13', '%', ''],
  ['sale.reserveDays', '预留有效天数', 'sale', '30', '天', '到期未出库的预留提醒释放'],
  ['finance.baseCurrency', '本位币', 'finance', 'CNY', '', ''],
  ['leave.annualDays', '年假天数', 'people', '15', '天', '每人每年'],
  ['finance.closeDay', '月结日', 'finance', '5', '日', '次月此日前完成上月关账'],
] as const

export function makeConstants(world: World): DemoRecord[] {
  const at = world.calendar.at(-1000, 9, 0)
  return constants.map(([constantCode, constantName, constantGroup, constantValue, unitText, remark], index) => ({
    id: idAt(at, index),
    at,
    by: world.admin,
    values: { constantCode, constantName, constantGroup, constantValue, unitText, remark: remark || null, isActive: true },
  }))
}

const rules = [
  ['原材料入库审核', 'scmInStock', '0', '50000.00'],
  ['大额入库审核', 'scmInStock', '50000.00', null],
  ['出库审核', 'scmOutStock', '0', null, 'planner,admin'],
  ['仓库入库审核', 'wmsInStock', '0', null],
  ['仓库出库审核', 'wmsOutStock', '0', null],
  ['盘点差异审核', 'stockCount', '0', null],
  ['采购订单审核', 'purchaseOrder', '0', '200000.00', 'buyer'],
  ['大额采购订单审核', 'purchaseOrder', '200000.00', null, 'admin'],
  ['销售订单审核', 'saleOrder', '0', '500000.00', 'sales'],
  ['大额销售订单审核', 'saleOrder', '500000.00', null, 'admin'],
  ['预测单审核', 'forecast', '0', null, 'planner'],
  ['商机商务评审', 'opps', '0', '2000000.00', 'sales'],
  ['大额商机商务评审', 'opps', '2000000.00', null, 'admin'],
  ['发货审核', 'ship', '0', null, 'planner'],
  ['特殊要求审核', 'specialRequire', '0', null, 'inspector,planner'],
  ['线束清单审核', 'wireBom', '0', null, 'inspector'],
  ['线束执行单审核', 'wireExecute', '0', null, 'planner'],
  ['线束变更审核', 'wireChange', '0', null, 'inspector'],
  ['设计评审发起审核', 'initiateReview', '0', null, 'inspector'],
  ['可行性评估审核', 'dcFea', '0', null, 'inspector'],
  ['ERP 订单审核', 'erpOrder', '0', null, 'planner'],
  ['非标 ERP 订单审核', 'erpOrderNe', '0', null, 'planner,admin'],
] as const

/** Who audits receipts, issues, counts, orders and what else goes under approval. */
export function makeAuditNodes(world: World): DemoRecord[] {
  const at = world.calendar.at(-1000, 9, 30)
  const buyers = peopleOf(world, 'd07')
  const heads = buyers.filter(({ isHead }) => isHead)
  const named = (accounts: string) => world.people.filter(({ account }) => accounts.split(',').includes(account))
  return rules.map(([nodeName, documentType, minValue, maxValue, accounts], index) => ({
    id: idAt(at, index),
    at,
    by: world.admin,
    values: {
      nodeName,
      documentType,
      minValue,
      maxValue,
      auditorIds: (accounts ? named(accounts) : [...heads, ...(index === 1 ? [] : buyers.slice(0, 2))]).map(({ id }) => id),
      isActive: true,
    },
  }))
}

/** What approved suppliers ask for the materials that they are approved for. */
export function makeSupplierMaterials(world: World, count: number): DemoRecord[] {
  const random = createRandom('supplier materials')
  const buyers = peopleOf(world, 'd07')
  const pairs = madeOf(world, 'material').flatMap((material) =>
    ((material.values.supplierIds ?? []) as string[]).map((supplierId, order) => ({ material, supplierId, order })),
  )
  return pairs.slice(-count).map(({ material: { values, id, at: since }, supplierId, order }, index) => {
    const price = Number(values.referencePrice) * (0.93 + random.next() * 0.16)
    return {
      id: idAt(since, index),
      at: since,
      by: random.pick(buyers),
      values: {
        supplierPartNo: `${random.pick(['P', 'N', 'K', 'T'])}${random.digits(6)}-${index}`,
        supplierId,
        materialId: id,
        unit: values.unit,
        currency: 'CNY',
        price: price.toFixed(4),
        priceBreaks: [10, 100].map((minQuantity, step) => ({
          id: `${idAt(since, index)}${step}`,
          minQuantity: `${minQuantity}.0000`,
          price: (price * (0.97 - step * 0.04)).toFixed(4),
        })),
        minOrderQuantity: values.minOrderQuantity ?? null,
        leadDays: values.leadDays,
        isPreferred: order === 0,
        validFrom: since.slice(0, 10),
      },
    }
  })
}
