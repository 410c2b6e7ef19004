import { resourceClient } from '@bip/contract/client'
import { outsourcePrice, outsourceStepPrice, outsourceTechnology } from '@bip/contract/resources'
import { equal } from './check.ts'
import { type GatewayCase, saved } from './world.ts'

export const belowCases: GatewayCase[] = [
  {
    name: 'a record says what the records below it come to, and lists are asked for and sorted by it',
    async run({ client, supplierId, run }) {
      const prices = resourceClient(client, outsourcePrice)
      const steps = resourceClient(client, outsourceStepPrice)
      const technology = { technologyCode: `WX-${run}`, technologyName: `铣削 ${run}`, processType: 'machining', unit: 'pcs' }
      const technologyId = (await saved(resourceClient(client, outsourceTechnology), technology)).id
      const common = { priceType: 'process', supplierId, technologyId, unit: 'pcs', currency: 'CNY', taxRate: '13' }
      const newPrice = (price: string) => saved(prices, { ...common, price, validFrom: '2026-01-01' })
      const [none, few] = [await newPrice('90'), await newPrice('86')]
      const wanted = { priceId: few.id, fromQuantity: '20', price: '81.5' }
      await saved(steps, wanted)
      const last = await saved(steps, { ...wanted, fromQuantity: '100', price: '9.25' })
      const shown = async (id: string) => {
        const { stepCount, lowestPrice } = await prices.detail(id)
        return [stepCount, lowestPrice]
      }
      equal(await shown(few.id), ['2', '9.2500'], 'of two')
      equal(await shown(none.id), ['0', null], 'of none')
      const filters = { technologyId }
      const listed = await prices.list({ filters: { ...filters, stepCount: { ge: '1' } } })
      equal(
        listed.records.map(({ id, stepCount }) => [id, stepCount]),
        [[few.id, '2']],
        'those with steps',
      )
      const sorted = await prices.list({ filters, sort: ['-stepCount'] })
      equal(
        sorted.records.map(({ id }) => id),
        [few.id, none.id],
        'in order',
      )
      await steps.remove([last.id])
      equal(await shown(few.id), ['1', '81.5000'], 'after one is gone')
    },
  },
]
