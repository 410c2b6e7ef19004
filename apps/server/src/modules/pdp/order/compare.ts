import { type AnyRecord, isEmpty, type Language } from '@bip/contract'
import { erpOrder, erpOrderNe, type OrderComparison, saleOrder } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Context, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import type { NeighbourRow } from '../../../neighbours/neighbour.ts'
import { neighbourOf } from '../../../neighbours/neighbourOf.ts'
import { readRecord } from '../../../resources/read/read.ts'
import { demandWithin } from '../../../resources/read/within.ts'
import { linesIn } from './configure.ts'

const models = { erpOrder: modelOf(erpOrder), erpOrderNe: modelOf(erpOrderNe) }
const sales = modelOf(saleOrder)
const timeout = 20_000
const maxPages = 50

const header = [
  'customerId',
  'customerOrderNo',
  'orderDate',
  'deliveryDate',
  'currency',
  'orgId',
  'amount',
  'tax',
  'total',
] as const
const cells = ['quantity', 'price', 'taxRate', 'amount'] as const

/** Reads the order at the neighbour: by its number there, its own, or its id. */
async function theirsOf(context: Context, resource: keyof typeof models, order: AnyRecord): Promise<NeighbourRow | undefined> {
  const { tx, session, services } = context
  const own = async () => {
    const id = String(order.saleOrderId ?? '')
    const sold = id ? await readRecord(tx, session.tenantId, sales, id, { lines: true, labels: 'all' }) : undefined
    return { rows: sold ? [{ ...sold, key: String(sold.no) }] : [] }
  }
  const neighbour = neighbourOf('erp', services.config, { [resource]: own })
  const names = new Set([order.erpNo, order.orderNo, order.id].filter((name) => !isEmpty(name)).map(String))
  let after: string | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const { rows, next } = await neighbour.read({
      services,
      tenantId: session.tenantId,
      kind: resource,
      after,
      signal: AbortSignal.timeout(timeout),
    })
    const found = neighbour.isRemote ? rows.find(({ key, orderNo }) => names.has(key) || names.has(String(orderNo))) : rows[0]
    if (found || next === undefined) return found
    after = next
  }
  return undefined
}

const isFigure = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)
const same = (one: string, other: string): boolean =>
  one === other || (isFigure(one) && isFigure(other) && Number(one) === Number(other))

/** What is shown of a value: the name of a record where it is known. */
function shown(record: Values, path: string, value: unknown): string {
  const labels = record._labels as Record<string, string> | undefined // names by path, as the server reads records
  return isEmpty(value) ? '' : (labels?.[path] ?? String(value))
}

type Side = { own: AnyRecord; theirs: NeighbourRow; language: Language; materials: ReadonlyMap<string, string> }

function headerOf({ own, theirs, language }: Side): OrderComparison['fields'] {
  return header.flatMap((key) => {
    // What the neighbour says nothing of is not compared.
    if (!(key in theirs)) return []
    const [mine, other] = [own[key], theirs[key]]
    return [
      {
        path: key,
        label: erpOrder.fields[key].label[language],
        own: shown(own, key, mine),
        theirs: shown(theirs, key, other) || (String(mine) === String(other) ? shown(own, key, mine) : ''),
        differs: !same(String(mine ?? ''), String(other ?? '')),
      },
    ]
  })
}

/** Lines side by side: those of one material in their order, and what only one side has. */
function linesOf({ own, theirs, language, materials }: Side): OrderComparison['fields'] {
  if (!Array.isArray(theirs.lines)) return []
  const rest = linesIn(theirs, 'lines').map((line, at) => ({ line, at }))
  const { fields } = erpOrder.fields.lines
  const pairs = linesIn(own, 'lines').map((line, at) => {
    const found = rest.findIndex((other) => String(other.line.materialId) === String(line.materialId))
    return { mine: { line, at }, other: found < 0 ? undefined : rest.splice(found, 1)[0] }
  })
  const all: { mine?: { line: Values; at: number }; other?: { line: Values; at: number } }[] = [
    ...pairs,
    ...rest.map((other) => ({ other })),
  ]
  return all.flatMap(({ mine, other }, row) => {
    const materialId = String((mine ?? other)?.line.materialId ?? '')
    const name = materials.get(materialId) ?? materialId
    return cells
      .filter((key) => !other || key in other.line)
      .map((key) => {
        const [one, two] = [String(mine?.line[key] ?? ''), String(other?.line[key] ?? '')]
        return {
          path: `lines.${row}.${key}`,
          label: `${name} · ${fields[key].label[language]}`,
          own: one,
          theirs: two,
          differs: !same(one, two),
        }
      })
  })
}

/** An order beside what the neighbour answers of it. Throws `NeighbourFailure` where it does not answer. */
export async function compareOrder(context: Context, resource: keyof typeof models, id: string): Promise<OrderComparison> {
  const { tx, session, services, place } = context
  const model = models[resource]
  await demandWithin(tx, session, model, { operation: 'view', id, language: place.language })
  const own = await readRecord(tx, session.tenantId, model, id, { lines: true, labels: 'all' })
  if (!own) throw new Error(`The ${resource} ${id} cannot be read though it is within reach.`)
  const theirs = await theirsOf(context, resource, own)
  const from = neighbourOf('erp', services.config).isRemote ? 'erp' : 'saleOrder'
  if (!theirs) return { from, isMissing: true, theirNo: null, fields: [] }
  const ids = [...linesIn(own, 'lines'), ...linesIn(theirs, 'lines')].map(({ materialId }) => String(materialId))
  const { rows } = await sql<{ id: string; name: string }>`select id, material_name as name from material
    where tenant_id = ${session.tenantId} and id = any(${ids}::text[])`.execute(tx)
  const side = { own, theirs, language: place.language, materials: new Map(rows.map(({ id, name }) => [id, name])) }
  return { from, isMissing: false, theirNo: theirs.key, fields: [...headerOf(side), ...linesOf(side)] }
}
