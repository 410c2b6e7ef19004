import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answersOf } from '../../resources/testing/answers.ts'
import { sessionOf } from '../../resources/testing/company.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../../resources/testing/server.ts'

const base = '/blade-bip'
let server: RecordsServer
let keeper: Caller
let auditor: Caller
const { ok, read } = answersOf(() => keeper)

beforeAll(async () => {
  server = await startRecordsServer()
  server.setClock(new Date('2026-11-20T02:00:00Z'))
  keeper = server.as('alpha.admin')
  auditor = server.as(server.tokenFor({ ...sessionOf('alpha', 'admin'), userId: 'alpha-sales' }) as 'alpha.x') // a token is taken as it is
})
afterAll(() => server.stop())

it('what was taken in is found by its lot and its serial number', async () => {
  const { id: warehouseId } = await ok(`${base}/dc-wms-warehouse/submit`, {
    warehouseCode: 'W1',
    warehouseName: 'W1',
    stockType: 'raw',
  })
  const material = async (materialCode: string, tracking: string): Promise<string> =>
    (
      await ok(`${base}/ScmMaterial/material-submit`, {
        ...{ materialCode, materialName: materialCode, category: 'standard', unit: 'pcs', tracking },
        shelfLifeDays: tracking === 'lot' ? '180' : undefined,
      })
    ).id
  const [glue, drive] = [await material('GLUE', 'lot'), await material('DRIVE', 'serial')]
  const { id: ids } = await ok(`${base}/dc-wms-in-stock/submit-detail`, {
    ...{ warehouseId, postedOn: '2026-11-20' },
    lines: [
      { materialId: glue, quantity: '5', price: '2', lotNo: 'HX-0071' },
      { materialId: glue, quantity: '7', price: '2', lotNo: 'HX-0009' },
      { materialId: drive, quantity: '1', price: '900', serialNo: 'SN-4711' },
    ],
  })
  await ok(`${base}/dc-wms-in-stock/submit-audit`, { ids })
  expect((await auditor.post(`${base}/plus/wms-in-stock/audit`, { ids })).code).toBe(200)

  const stock = async (query: Record<string, string>) => (await read(`${base}/dc-wms-common/list`, query)).records
  expect(await stock({ lotNo: '0071' })).toMatchObject([{ lotNo: 'HX-0071', quantity: '5.0000' }])
  expect(await stock({ search: 'SN-4711' })).toMatchObject([{ serialNo: 'SN-4711', materialId: drive }])

  // Older installations have balances without words to be found by; their update gives them the same ones.
  const file = new URL('../../../migrations/wms/202611280010_wms_free_stock.sql', import.meta.url)
  const update = (await readFile(file, 'utf8')).replace(/^create index[^;]*;/gm, '')
  const { database } = server.services
  const words = () =>
    database.asSystem(async (tx) => {
      const { rows } = await sql`select id, lot_no_find, serial_no_find, array(select unnest(find_tokens) order by 1) as tokens
        from stock_balance order by id`.execute(tx)
      return rows
    })
  const before = await words()
  await database.asSystem(async (tx) => {
    await sql`update stock_balance set lot_no_find = null, serial_no_find = null, find_tokens = '{}'`.execute(tx)
    for (const statement of update.split(/;\n\n/)) await sql.raw(statement).execute(tx)
  })
  expect(await words()).toEqual(before)
})
