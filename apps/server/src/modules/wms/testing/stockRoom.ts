import { expect } from 'vitest'
import { sessionOf } from '../../../resources/testing/company.ts'
import { type Answer, type Caller, type RecordsServer, startRecordsServer } from '../../../resources/testing/server.ts'

export type Line = Record<string, unknown>
export const base = '/blade-bip'

const auditPaths: Record<string, string> = {
  'dc-wms-in-stock': 'plus/wms-in-stock/audit',
  'dc-wms-out-stock': 'plus/wms-out-stock/audit',
  'plus/stock-transfer': 'plus/stock-transfer/audit',
}

/** A company with three warehouses, four materials and two people: one writes documents of stock, the other audits them. */
export type StockRoom = {
  server: RecordsServer
  keeper: Caller
  auditor: Caller
  /** Another person who may audit. */
  auditorNamed: (userId: string) => Caller
  /** Ids by code. */
  made: Record<string, string>
  /** What a call answers that must go well. */
  ok: (path: string, body: unknown, caller?: Caller) => Promise<Answer['data']>
  line: (material: string, quantity: string, more?: Line) => Line
  /** A document that waits for its audit. */
  written: (path: string, lines: Line[], head?: Line) => Promise<string>
  audit: (path: string, ids: string) => ReturnType<Caller['post']>
  posted: (path: string, lines: Line[], head?: Line) => Promise<string>
  stock: (material: string, query?: Record<string, string>) => Promise<Line[]>
}

export async function openStockRoom(): Promise<StockRoom> {
  const server = await startRecordsServer()
  server.setClock(new Date('2026-11-20T02:00:00Z'))
  const keeper = server.as('alpha.admin')
  const auditorNamed: StockRoom['auditorNamed'] = (userId) =>
    server.as(server.tokenFor({ ...sessionOf('alpha', 'admin'), userId }) as 'alpha.x') // a token is taken as it is
  const auditor = auditorNamed('alpha-sales')
  const made: Record<string, string> = {}
  const ok: StockRoom['ok'] = async (path, body, caller = keeper) => {
    const answer = await caller.post(`${base}/${path}`, body)
    expect(answer, answer.msg).toMatchObject({ code: 200 })
    return answer.data
  }
  const line: StockRoom['line'] = (material, quantity, more = {}) => ({ materialId: made[material], quantity, ...more })
  const written: StockRoom['written'] = async (path, lines, head = {}) => {
    const { id } = await ok(`${path}/${path.startsWith('dc-') ? 'submit-detail' : 'submit'}`, {
      warehouseId: made.W1,
      postedOn: '2026-11-20',
      ...head,
      lines,
    })
    await ok(`${path}/submit-audit`, { ids: id })
    return id
  }
  const audit: StockRoom['audit'] = (path, ids) => auditor.post(`${base}/${auditPaths[path]}`, { ids })
  const posted: StockRoom['posted'] = async (path, lines, head) => {
    const id = await written(path, lines, head)
    const answer = await audit(path, id)
    expect(answer, answer.msg).toMatchObject({ code: 200 })
    return id
  }
  const stock: StockRoom['stock'] = async (material, query = {}) => {
    const { data } = await keeper.get(`${base}/dc-wms-common/list`, { materialId: made[material], ascs: 'quantity', ...query })
    return data.records.map(({ quantity, reserved, value }: Line) => ({ quantity, reserved, value }))
  }
  await furnish(ok, made)
  return { server, keeper, auditor, auditorNamed, made, ok, line, written, audit, posted, stock }
}

/** Warehouses, of which one may go below zero, their places, and materials that are told apart by nothing, by lot and by serial number. */
async function furnish(ok: StockRoom['ok'], made: Record<string, string>): Promise<void> {
  for (const [code, allowNegative] of [
    ['W1', false],
    ['W2', false],
    ['LINE', true],
  ] as const)
    made[code] = (
      await ok('dc-wms-warehouse/submit', { warehouseCode: code, warehouseName: code, stockType: 'raw', allowNegative })
    ).id
  for (const [name, warehouse] of [
    ['A1', 'W1'],
    ['A2', 'W1'],
    ['B1', 'W2'],
  ] as const)
    made[name] = (
      await ok('dc-wms-warehouse-location/submit', { warehouseId: made[warehouse], locationName: name, locationType: 'storage' })
    ).id
  for (const [code, tracking] of [
    ['SCREW', 'none'],
    ['BOLT', 'none'],
    ['GLUE', 'lot'],
    ['DRIVE', 'serial'],
  ] as const)
    made[code] = (
      await ok('ScmMaterial/material-submit', {
        materialCode: code,
        materialName: code,
        category: 'standard',
        unit: 'pcs',
        tracking,
        shelfLifeDays: tracking === 'lot' ? '180' : undefined,
        unitConversions: [{ unit: 'box', factor: '100' }],
      })
    ).id
}
