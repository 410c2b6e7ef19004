import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { erpStock } from '@bip/contract/resources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modelOf } from '../../model/model.ts'
import { type Caller, type RecordsServer, startRecordsServer } from '../testing/server.ts'
import { renewMirror } from './renew.ts'

type Rows = Record<string, unknown>[]
/** What the ERP has, part by part; null where it does not answer. */
let parts: Rows[] | null = []
const erp = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://erp')
  const at = Number(url.searchParams.get('after') ?? 0)
  if (!parts || url.pathname !== '/stock') return void response.writeHead(503).end()
  response.end(JSON.stringify({ rows: parts[at] ?? [], ...(at + 1 < parts.length && { next: String(at + 1) }) }))
})
let server: RecordsServer
let admin: Caller

beforeAll(async () => {
  await new Promise<void>((resolve) => erp.listen(0, '127.0.0.1', resolve))
  server = await startRecordsServer()
  admin = server.as('alpha.admin')
  for (const materialCode of ['M-1', 'M-2']) {
    const material = { materialCode, materialName: `物料 ${materialCode}`, category: 'standard', unit: 'pcs' }
    expect((await admin.post('/blade-bip/ScmMaterial/material-submit', material)).code).toBe(200)
  }
})
afterAll(async () => {
  await server.stop()
  erp.close()
})

const row = (key: string, materialId: string, erpQuantity: string) => ({ key, erpMaterialNo: key, materialId, erpQuantity })
const renew = async (at: string, isConfigured = true) => {
  server.setClock(new Date(at))
  const { port } = erp.address() as AddressInfo // it listens on a port
  const neighbours = isConfigured ? { erp: { url: `http://127.0.0.1:${port}` } } : {}
  const services = { ...server.services, config: { ...server.services.config, neighbours } }
  return renewMirror(services, modelOf(erpStock), 'alpha', new AbortController().signal)
}
const shown = async (caller = admin) => {
  const { records } = (await caller.get('/blade-bip/dc-erp-stock/list', { ascs: 'createTime' })).data
  return records.map(({ erpMaterialNo, erpQuantity, asOf, version }: Record<string, unknown>) => [
    ...[erpMaterialNo, erpQuantity, String(asOf).slice(0, 16), version],
  ])
}

test('a mirror becomes what its neighbour has, part by part, and says as of when', async () => {
  parts = [[row('E1', 'm-1', '5')], [row('E2', 'M-2', '7.5'), row('E3', 'nobody', '1')]]
  expect(await renew('2026-11-20T01:00:00Z')).toEqual({ added: 2, changed: 0, removed: 0, wrong: 1 })
  expect(await shown()).toEqual(
    expect.arrayContaining([
      ['E1', '5.0000', '2026-11-20T01:00', 1],
      ['E2', '7.5000', '2026-11-20T01:00', 1],
    ]),
  )
  parts = [[row('E2', 'M-2', '8'), row('E4', 'M-1', '2')]]
  expect(await renew('2026-11-20T02:00:00Z')).toEqual({ added: 1, changed: 1, removed: 1, wrong: 0 })
  expect(await renew('2026-11-20T03:00:00Z')).toEqual({ added: 0, changed: 0, removed: 0, wrong: 0 })
  const now = await shown()
  expect(now).toHaveLength(2)
  expect(now).toEqual(
    expect.arrayContaining([
      ['E2', '8.0000', '2026-11-20T03:00', 2],
      ['E4', '2.0000', '2026-11-20T03:00', 1],
    ]),
  )
  expect(await shown(server.as('beta.admin'))).toEqual([])
})

test('a neighbour that is away, or that nobody configured, leaves the copy as it is', async () => {
  const before = await shown()
  parts = null
  await expect(renew('2026-11-20T04:00:00Z')).rejects.toThrow('it answered 503')
  expect(await renew('2026-11-20T04:00:00Z', false)).toBeUndefined()
  expect(await shown()).toEqual(before)
})
