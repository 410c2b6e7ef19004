import type { Posting } from '@bip/contract'
import { stockTransfer } from '@bip/contract/resources'
import { defaults } from '../base/config.ts'
import { openDatabase } from '../db/open.ts'
import type { Context } from '../model/extension.ts'
import { modelOf } from '../model/model.ts'
import { post } from '../resources/stock/post.ts'
import { sessionOf } from '../resources/testing/company.ts'

/**
 * A process that a test kills: it posts moves of stock between two places, one transaction each, and says the number of a document as soon
 * as that was acknowledged. Arguments: data folder, number to begin with. `DATABASE_URL` makes it write to PostgreSQL.
 */
const [dataFolder = '', first = '0'] = process.argv.slice(2)
const database = await openDatabase({ ...defaults, dataFolder, databaseUrl: process.env.DATABASE_URL }, { log: console.error })
const model = modelOf(stockTransfer)
const posting = postingOf()
const session = sessionOf('alpha', 'admin')
let next = Number(first)

function postingOf(): Posting {
  const posts = stockTransfer.actions?.audit?.posts
  if (!posts || posts === 'reverse') throw new Error('A transfer is not posted by its audit any more.')
  return posts
}

async function moveStock(): Promise<never> {
  for (;;) {
    const number = next++
    const [from, to] = number % 2 === 0 ? ['a', 'b'] : ['b', 'a']
    const lines = [1, 2, 3].map((at) => ({
      ...{ id: `${number}-${at}`, materialId: `m${at}`, baseQuantity: '1.0000', locationId: from, toLocationId: to },
    }))
    const record = { id: `t${number}`, no: `T-${number}`, postedOn: '2026-11-20', warehouseId: 'w1', toWarehouseId: 'w1', lines }
    await database.asTenant('alpha', async (tx) => {
      const context = { tx, session, at: new Date(), place: { language: 'zh-CN', timeZone: 'Asia/Shanghai' } }
      await post(context as unknown as Context, model, posting, record as never) // a posting asks for nothing else
    })
    process.stdout.write(`${number}\n`)
  }
}

// As several keepers at once would.
await Promise.all([moveStock(), moveStock(), moveStock()])
