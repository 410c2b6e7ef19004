import type { AnyRecord, Page } from '@bip/contract'
import type { Client } from '@bip/contract/client'
import {
  purchaseOrder,
  type Scanned,
  scanCalls,
  scmInStock,
  scmOutStock,
  stockCount,
  stockTransfer,
  wmsOutStock,
} from '@bip/contract/resources'
import type { Document, Flow, Line, Wanted } from './flow.ts'

type Row = Readonly<Record<string, unknown>>
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** What a code stands for. */
export const find = (client: Client, code: string, warehouseId: string | null): Promise<Scanned> =>
  client.request<Scanned>({ path: scanCalls.find, query: { code, ...(warehouseId && { warehouseId }) }, silent: true })

/** A record by its exact number. */
async function byNo(client: Client, path: string, no: string): Promise<AnyRecord | undefined> {
  const page = await client.request<Page<AnyRecord>>({ path, query: { no, size: '20' }, silent: true })
  return page.records.find((record) => String(record.no).toLowerCase() === no.toLowerCase())
}

const wantedLine = (line: Row): Wanted => ({
  id: String(line.id ?? line.sourceLineId),
  materialId: String(line.materialId),
  code: text(line.materialCode) ?? '',
  name: text(line.materialName) ?? text((line._labels as Row | undefined)?.materialId) ?? '',
  quantity: String(Number(line.baseQuantity ?? line.quantity ?? 0)),
  location: text((line._labels as Row | undefined)?.locationId),
  locationId: text(line.locationId),
  lotNo: text(line.lotNo),
  serialNo: text(line.serialNo),
})

/** The purchase order of that number with what is open of it. */
export async function readOrder(client: Client, no: string): Promise<Document | null> {
  const order = await byNo(client, `${purchaseOrder.path}/po-list`, no)
  if (!order) return null
  const lines = await client.request<Row[]>({
    path: '/blade-bip/dc-wms-in-stock-detail/find-source-document',
    query: { no: String(order.no) },
    silent: true,
  })
  return {
    kind: String(order.supplierId),
    id: order.id,
    no: String(order.no),
    warehouseId: null,
    orgId: text(order.orgId),
    lines: lines.map((line) => ({ ...wantedLine(line), price: text(line.price) })),
  }
}

const papers = {
  wmsOutStock: { list: `${wmsOutStock.path}/list`, detail: `${wmsOutStock.path}/detail` },
  scmOutStock: { list: `${scmOutStock.path}/list`, detail: `${scmOutStock.path}/detail` },
  stockCount: { list: `${stockCount.path}/list`, detail: `${stockCount.path}/detail` },
} as const
type Paper = keyof typeof papers

/** A document of stock of that number, of the first kind that has it. */
async function readPaper(client: Client, kinds: readonly Paper[], no: string): Promise<Document | null> {
  for (const kind of kinds) {
    const found = await byNo(client, papers[kind].list, no)
    if (!found) continue
    const record = await client.request<AnyRecord>({ path: papers[kind].detail, query: { id: found.id }, silent: true })
    const lines = (Array.isArray(record.lines) ? record.lines : []) as Row[]
    const { id, version } = record
    return {
      kind,
      id,
      no: String(record.no),
      version,
      warehouseId: text(record.warehouseId),
      lines: lines.map(wantedLine),
      status: String(record.docStatus),
    }
  }
  return null
}

export const readIssue = (client: Client, no: string) => readPaper(client, ['wmsOutStock', 'scmOutStock'], no)
export const readCount = (client: Client, no: string) => readPaper(client, ['stockCount'], no)

type Stored = { key: string; path: string; id: string; no: string }
type Made = { id: string; no?: unknown }

const post = (client: Client, path: string, body: object): Promise<Made> =>
  client.request<Made>({ method: 'POST', path, body, silent: true })

/** Stores what was scanned as a document, or in the one that was worked off. */
export async function store(client: Client, flow: Flow, { today, me }: { today: string; me: string }): Promise<Stored> {
  const { task, document, lines } = flow
  const head = { postedOn: today, keeperId: me }
  const first = lines[0]
  if (task === 'receive' && document) {
    const made = await post(client, `${scmInStock.path}/submit`, {
      supplierId: document.kind,
      orgId: document.orgId,
      warehouseId: first?.to?.warehouseId,
      ...head,
      lines: lines.map((line) => ({
        ...receivedLine(line),
        // What was bought is worth what the order says, whatever the material cost otherwise.
        price: document.lines.find(({ id }) => id === line.wantedId)?.price,
        sourceNo: document.no,
        sourceLineId: line.wantedId,
      })),
    })
    return { key: scmInStock.key, path: '/scm/inbound-order', id: made.id, no: String(made.no) }
  }
  if (task === 'putAway' || task === 'move') {
    const toWarehouseId = first?.to?.warehouseId
    const made = await post(client, `${stockTransfer.path}/submit`, {
      ...{ warehouseId: first?.from?.warehouseId, toWarehouseId, ...head },
      lines: lines.map(({ from, to, material, quantity, lotNo, serialNo }) => ({
        ...{ materialId: material.id, quantity, lotNo: lotNo ?? null, serialNo: serialNo ?? null },
        ...{ locationId: from?.id, toLocationId: to?.id },
      })),
    })
    await post(client, `${stockTransfer.path}/submit-audit`, { ids: made.id })
    return { key: stockTransfer.key, path: '/wms/transfer', id: made.id, no: String(made.no) }
  }
  if (!document) throw new Error(`A ${task} has no document.`)
  const kind = document.kind as Paper
  const record = await client.request<AnyRecord>({ path: papers[kind].detail, query: { id: document.id }, silent: true })
  const own = (Array.isArray(record.lines) ? record.lines : []) as Row[]
  const done = new Map(lines.map((line) => [line.wantedId, line]))
  const stored = own.flatMap((line) => storedLine(kind, line, done.get(String(line.id))))
  const path =
    kind === 'wmsOutStock'
      ? `${wmsOutStock.path}/submit-detail`
      : `${kind === 'stockCount' ? stockCount.path : scmOutStock.path}/submit`
  await post(client, path, { id: document.id, version: document.version, lines: stored })
  if (kind === 'wmsOutStock') await post(client, `${wmsOutStock.path}/submit-audit`, { ids: document.id })
  const pages = {
    wmsOutStock: '/wms/outbound-order',
    scmOutStock: '/scm/outbound-order',
    stockCount: '/wms/stock-count',
  } as const
  return { key: kind, path: pages[kind], id: document.id, no: document.no }
}

const receivedLine = ({ material, quantity, lotNo, serialNo, to }: Line) => ({
  ...{ materialId: material.id, quantity, lotNo: lotNo ?? null, serialNo: serialNo ?? null, locationId: to?.id },
})

/** A line as it is stored after the work: counted, or picked from where it was taken. What was not picked leaves the issue. */
function storedLine(kind: Paper, line: Row, done: Line | undefined): Row[] {
  if (kind === 'stockCount') return [done ? { ...line, countedQuantity: done.quantity } : line]
  if (!done) return []
  const { from, quantity, lotNo, serialNo, reason, material } = done
  const place = { locationId: from?.id, lotNo: lotNo ?? line.lotNo ?? null, serialNo: serialNo ?? line.serialNo ?? null }
  return [{ ...line, ...place, unit: material.unit, quantity, ...(reason && { pickReason: reason }) }]
}
