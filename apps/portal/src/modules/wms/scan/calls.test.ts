import type { Client } from '@bip/contract/client'
import { describe, expect, it } from 'vitest'
import { readOrder, store } from './calls.ts'
import { begin, take } from './flow.ts'

const order = { id: 'o1', no: 'PO-1', supplierId: 's1', orgId: 'g1' }
const open = [
  { sourceLineId: 'l1', materialId: 'm1', materialCode: 'BZ.1', materialName: '螺栓', quantity: '100', price: '25.0000' },
]
const place = { id: 'A1', name: 'A1', warehouseId: 'w1', warehouseName: '一号仓' }
const material = { id: 'm1', code: 'BZ.1', name: '螺栓', unit: 'pcs', tracking: 'none' } as const

describe('what was scanned', () => {
  it('is received at the price of its order, for the organisation that bought, by whoever scanned it', async () => {
    const sent: unknown[] = []
    const request = async ({ path, body }: { path: string; body?: unknown }) => {
      if (body !== undefined) sent.push(body)
      if (path.endsWith('po-list')) return { records: [order] }
      return body === undefined ? open : { id: 'c1', no: 'CR-1' }
    }
    const client = { request } as unknown as Client // all that is asked of it here
    const document = await readOrder(client, 'po-1')
    const flow = take({ ...begin('receive'), document }, { material, quantity: '60', to: place })
    expect(await store(client, flow, { today: '2026-11-20', me: 'u1' })).toMatchObject({ no: 'CR-1' })
    expect(sent).toMatchObject([
      {
        ...{ supplierId: 's1', orgId: 'g1', warehouseId: 'w1', postedOn: '2026-11-20', keeperId: 'u1' },
        lines: [{ materialId: 'm1', quantity: '60', price: '25.0000', locationId: 'A1', sourceNo: 'PO-1', sourceLineId: 'l1' }],
      },
    ])
  })
})
