import { createClient, memoryStorage, resourceClient } from '@bip/contract/client'
import { wmsInStock, wmsOutStock } from '@bip/contract/resources'
import { expect, test } from 'vitest'
import { createMemoryGateway, samples } from './index.ts'

test('a document of stock posts to balances and entries, is refused where too little lies there, and is taken back', async () => {
  const { stockBalance: _, stockEntry: __, ...records } = samples
  // Whoever made a document does not post it, so somebody else made these.
  const document = (id: string, quantity: string, price?: string) => ({
    ...{ id, createUser: 'user-2', docStatus: 'auditing', warehouseId: 'warehouse-1', postedOn: '2026-11-20' },
    lines: [{ materialId: 'material-1', quantity, factor: '1', price }],
  })
  const gateway = createMemoryGateway({
    records: { ...records, wmsInStock: [document('receipt', '10', '3')], wmsOutStock: [document('issue', '12')] },
  })
  const client = createClient({ storage: memoryStorage(), fetch: gateway, language: () => 'en', onSessionEnd: () => {} })
  await client.login({ username: 'admin', password: 'bip-demo' })
  const receipts = resourceClient(client, wmsInStock)
  const issues = resourceClient(client, wmsOutStock)
  await receipts.act('audit', ['receipt'])
  await expect(issues.act('audit', ['issue'])).rejects.toThrow('has 10 to take, 12 are wanted')
  expect(gateway.rows('stockBalance')).toMatchObject([{ quantity: '10.0000', available: '10.0000', value: '30.00' }])
  await receipts.act('reject', ['receipt'], { rejectReason: 'wrong lot' })
  expect(gateway.rows('stockBalance')).toMatchObject([{ quantity: '0.0000', value: '0.00' }])
  expect(gateway.rows('stockEntry').map(({ quantity, isReverse }) => [quantity, isReverse])).toEqual([
    ['10.0000', false],
    ['-10.0000', true],
  ])
})
