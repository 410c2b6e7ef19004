import { computeInto, type Fields } from '@bip/contract'
import { erpOrder, erpOrderNe } from '@bip/contract/resources'
import { sql } from 'kysely'
import { addDays } from '../../../base/days.ts'
import { createRandom, type Random } from '../../../seed/demo/random.ts'
import type { DemoContext } from '../../../seed/demo/step.ts'
import { store } from '../../../seed/demo/store.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'

type Values = Record<string, unknown>
type Kind = {
  core: typeof erpOrder | typeof erpOrderNe
  prefix: string
  forms: readonly string[]
  link: 'erpOrderId' | 'erpOrderNeId'
}

const standard: Kind = { core: erpOrder, prefix: 'DD', forms: ['standard', 'standard', 'parts'], link: 'erpOrderId' }
const built: Kind = { core: erpOrderNe, prefix: 'FB', forms: ['nonStandard', 'nonStandard', 'upgrade'], link: 'erpOrderNeId' }

const demands = [
  '节拍不大于 12 s，良率不低于 99.5%，连续运行 8 小时验收。',
  '满足客户洁净度要求，防护等级 IP54，预留 MES 接口。',
  '兼容三种产品切换，换型时间不大于 30 分钟。',
  '设备噪声不大于 75 dB，安全回路达到 PL d。',
] as const

const reasons = ['收款条件与合同不一致', '交期早于产能可承诺日期', '技术要求未会签'] as const

/** How far an order is: what is old was passed and is in the ERP, the last weeks are under way. */
function courseOf(random: Random, age: number, needsAudit: boolean) {
  const status = age > 20 ? (random.chance(0.04) ? 'rejected' : 'passed') : random.pick(['draft', 'draft', 'draft', 'passed'])
  const isSent = status === 'passed'
  const hasFailed = isSent && age < 60 && random.chance(0.08)
  return {
    orderStatus: status,
    headerState: !needsAudit ? 'notNeeded' : status === 'passed' ? 'audited' : 'waiting',
    erpState: hasFailed ? 'failed' : isSent ? 'answered' : 'none',
    erpReason: hasFailed ? 'it refused with 422' : null,
    auditRemark: status === 'rejected' ? random.pick(reasons) : null,
  }
}

/** Lines of a sales order as lines of this one. One in eight differs, so that there is something to compare. */
function linesOf(
  random: Random,
  id: string,
  sold: readonly Values[],
  delivery: string,
  shown: ReadonlySet<string>,
  give: () => string | null,
): Values[] {
  const cells: Fields = erpOrder.fields.lines.fields
  return sold.map((line, at) => {
    const keep = (key: string, value: unknown) => (shown.has(key) ? value : null)
    const own: Values = {
      id: `${id}${String(at + 1).padStart(3, '0')}`,
      ...{
        materialId: line.materialId,
        taxRate: line.taxRate,
        customerMaterialNo: keep('customerMaterialNo', `C${random.digits(6)}`),
      },
      quantity: random.chance(0.08) ? `${Number(line.quantity) + 1}.0000` : line.quantity,
      price: random.chance(0.06) ? (Number(line.price) * 0.98).toFixed(4) : line.price,
      ...{ mtoNo: keep('mtoNo', give()), drawingNo: keep('drawingNo', `DW-${random.whole(1000, 9999)}`) },
      ...{
        discountRate: '0.00',
        isGift: shown.has('isGift') ? false : null,
        lineDelivery: keep('lineDelivery', delivery),
        lineRemark: null,
      },
    }
    computeInto(cells, own)
    return own
  })
}

/** Sales orders that were reviewed, each with the project and the won opportunity of its customer where there is one. */
function sources(world: World, part: number): { sale: DemoRecord; project?: DemoRecord; opps?: DemoRecord }[] {
  const byCustomer = (key: string, is: (values: Values) => boolean) =>
    new Map(
      madeOf(world, key)
        .filter(({ values }) => is(values))
        .map((record) => [record.values.customerId, record]),
    )
  const projects = byCustomer('project', ({ projectStatus }) => projectStatus !== 'draft')
  const won = byCustomer('opps', ({ oppsStatusId }) => oppsStatusId === 'won')
  return madeOf(world, 'saleOrder')
    .filter(({ values }, at) => values.processStatus === 'approved' && at % 2 === part)
    .map((sale) => ({ sale, project: projects.get(sale.values.customerId), opps: won.get(sale.values.customerId) }))
}

function makeOrders(world: World, count: number, kind: Kind): { orders: DemoRecord[]; numbers: DemoRecord[] } {
  const random = createRandom(`orders ${kind.prefix}`)
  const counters = new Map<string, number>()
  const next = (name: string): number => {
    counters.set(name, (counters.get(name) ?? 0) + 1)
    return counters.get(name) ?? 1
  }
  const from = sources(world, kind === standard ? 0 : 1)
  const forms = madeOf(world, 'erpOrderConfigure')
  const terms = madeOf(world, 'collectionTerm')
  const families = madeOf(world, 'planProductDept')
  const finished = madeOf(world, 'material').filter(({ values }) => values.category === 'finished')
  const technicians = peopleOf(world, 'd05')
  const numbers: DemoRecord[] = []
  const orders = from.slice(-count).flatMap(({ sale, project, opps }, index): DemoRecord[] => {
    const biz = random.pick(kind.forms)
    const form = forms.find(({ values }) => values.bizType === biz)
    if (!form) return []
    const shown = new Set(form.values.shownFields as string[]) // as `makeConfigures` made it
    const keep = (key: string, value: unknown): unknown => (shown.has(key) ? (value ?? null) : null)
    const orderDate = String(sale.values.orderDate)
    const at = `${orderDate}T0${random.whole(1, 8)}:${random.whole(10, 59)}:00.000Z`
    const id = idAt(at, (kind === standard ? 610_000 : 620_000) + index)
    const year = orderDate.slice(0, 4)
    const orderNo = `${kind.prefix}-${year}-${String(next(year)).padStart(5, '0')}`
    const age = Math.round((Date.parse(world.calendar.day(0)) - Date.parse(orderDate)) / 86_400_000)
    const course = courseOf(random, age, form.values.needsHeaderAudit === true)
    const isPassed = course.orderStatus === 'passed'
    const delivery = random.chance(0.1) ? addDays(String(sale.values.deliveryDate), 7) : String(sale.values.deliveryDate)
    const give = () =>
      isPassed ? `MTO${year.slice(2)}${String(next(`mto ${year}`) * 2 - (kind === standard ? 1 : 0)).padStart(4, '0')}` : null
    const lines = linesOf(random, id, sale.values.lines as Values[], delivery, shown, give)
    const values: Values = {
      ...{ orderNo, ...course, configureId: form.id, shownFields: [...shown], requiredFields: form.values.requiredFields },
      ...{ customerId: sale.values.customerId, contactId: null, endCustomerId: null, oppsId: keep('oppsId', opps?.id) },
      ...{ customerOrderNo: keep('customerOrderNo', sale.values.customerOrderNo), saleOrderId: keep('saleOrderId', sale.id) },
      ...{ contractNo: keep('contractNo', `HT-${year}-${random.digits(5)}`), contractDate: keep('contractDate', orderDate) },
      ...{ projectId: keep('projectId', project?.id), costProjectId: keep('costProjectId', project?.id) },
      productLineId: families.length > 0 ? keep('productLineId', random.pick(families).id) : null,
      equipmentId: finished.length > 0 ? keep('equipmentId', random.pick(finished).id) : null,
      ...{
        orderDate,
        deliveryDate: delivery,
        currency: sale.values.currency,
        exchangeRate: keep('exchangeRate', sale.values.rate),
      },
      collectionTermId: terms.length > 0 ? keep('collectionTermId', random.pick(terms).id) : null,
      deliveryTerms: keep('deliveryTerms', sale.values.currency === 'CNY' ? 'DAP' : 'CIF'),
      deliveryAddress: keep(
        'deliveryAddress',
        `${random.pick(['苏州', '合肥', '宁德', '海防'])}工业园 ${random.whole(1, 90)} 号`,
      ),
      warrantyMonths: keep('warrantyMonths', random.pick(['12', '18', '24'])),
      ...{ orgId: sale.values.orgId, stockOrgId: keep('stockOrgId', sale.values.orgId), deptId: keep('deptId', sale.by.deptId) },
      ...{ salerId: sale.values.salerId, documentaryId: null, tpmUserId: keep('tpmUserId', random.pick(technicians).id) },
      ...{ technicalRequirement: keep('technicalRequirement', random.pick(demands)), packing: keep('packing', '真空包装加木箱') },
      ...{ lines, headerAuditorId: course.headerState === 'audited' ? world.admin.id : null },
      ...{ auditorId: isPassed || course.orderStatus === 'rejected' ? world.admin.id : null, auditedAt: isPassed ? at : null },
      ...{ tpmSubmittedAt: null, erpNo: course.erpState === 'answered' ? `K3-${orderNo}` : null, remark: null, attachments: [] },
    }
    computeInto(kind.core.fields, values)
    for (const line of lines)
      if (typeof line.mtoNo === 'string')
        numbers.push({
          id: idAt(at, (kind === standard ? 630_000 : 640_000) + numbers.length),
          at,
          by: sale.by,
          values: {
            ...{
              mtoNo: line.mtoNo,
              orderNo,
              erpOrderId: null,
              erpOrderNeId: null,
              [kind.link]: id,
              customerId: values.customerId,
            },
            ...{ projectId: values.projectId, materialId: line.materialId, quantity: line.quantity, dueOn: delivery },
          },
        })
    return [{ id, at, by: sale.by, values }]
  })
  return { orders, numbers }
}

/** Orders over two years made from what was sold, with the MTO numbers that were given to their lines. */
export async function storeOrders(context: DemoContext, count: number): Promise<void> {
  const plain = makeOrders(context.world, count, standard)
  const special = makeOrders(context.world, count, built)
  await store(context, 'erpOrder', plain.orders)
  await store(context, 'erpOrderNe', special.orders)
  const numbers = [...plain.numbers, ...special.numbers]
  await store(context, 'mtono', numbers)
  const last = new Map<string, number>()
  for (const { values } of numbers) {
    const [prefix, number] = [String(values.mtoNo).slice(0, 5), Number(String(values.mtoNo).slice(5))]
    last.set(prefix, Math.max(last.get(prefix) ?? 0, number))
  }
  // The year stands before the counter without a sign between them, so the number of its own cannot be told from its text.
  for (const [prefix, value] of last)
    await sql`insert into serial_counter (tenant_id, resource, field, prefix, value) values (${context.config.tenantId}, 'mtono', 'mtoNo', ${prefix}, ${value})
      on conflict (tenant_id, resource, field, prefix) do update set value = greatest(serial_counter.value, excluded.value)`.execute(
      context.tx,
    )
}
