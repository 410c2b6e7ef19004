import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { wmsInStock } from '@bip/contract/resources'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { count, recordFigure } from '../../../../../tests/support/figures.ts'
import { defaults } from '../../base/config.ts'
import type { Database, Tx } from '../../db/database.ts'
import { openDatabase } from '../../db/open.ts'
import type { Context } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { openTestDatabase, type TestDatabase, testHome } from '../../testing/index.ts'
import { randomOf } from '../../testing/random.ts'
import { sessionOf } from '../testing/company.ts'
import { post } from './post.ts'

const kills = count(1, 200)
const writer = fileURLToPath(new URL('../../testing/stockWriter.ts', import.meta.url))
const random = randomOf(19)
/** Pieces of each of three materials that lie in each of two places at first. */
const pieces = 100_000

let dataFolder: string
let plant: TestDatabase | undefined

/** The database as the next start sees it. */
async function looking<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ ...defaults, dataFolder, databaseUrl: plant?.databaseUrl }, { log: () => undefined })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'bip-stock-kill-'))
  if (testHome === 'plant') plant = await openTestDatabase()
  await looking((database) =>
    database.asTenant('alpha', async (tx) => {
      await sql`insert into warehouse (tenant_id, id, warehouse_code, warehouse_name, is_active) values ('alpha', 'w1', 'W1', 'W1', true)`.execute(
        tx,
      )
      await sql`insert into warehouse_location (tenant_id, id, warehouse_id, location_name, is_active)
        select 'alpha', l, 'w1', l, true from unnest(array['a', 'b']) l`.execute(tx)
      await sql`insert into material (tenant_id, id, material_code, material_name, unit, is_active)
        select 'alpha', 'm' || n, 'M' || n, 'M' || n, 'pcs', true from generate_series(1, 3) n`.execute(tx)
      await receive(tx)
    }),
  )
}, 240_000)
afterAll(async () => {
  await plant?.drop()
  await rm(dataFolder, { recursive: true, force: true })
})

/** Posts what lies there at first. */
async function receive(tx: Tx): Promise<void> {
  const posting = wmsInStock.actions?.audit?.posts
  if (!posting || posting === 'reverse') throw new Error('A receipt is not posted by its audit any more.')
  const lines = ['a', 'b'].flatMap((locationId) =>
    [1, 2, 3].map((at) => ({
      ...{ id: `r-${locationId}${at}`, materialId: `m${at}`, baseQuantity: `${pieces}.0000`, amount: '500.00', locationId },
    })),
  )
  const record = { id: 'r1', no: 'R-1', postedOn: '2026-11-20', warehouseId: 'w1', lines }
  const context = {
    tx,
    session: sessionOf('alpha', 'admin'),
    at: new Date(),
    place: { language: 'zh-CN', timeZone: 'Asia/Shanghai' },
  }
  await post(context as unknown as Context, modelOf(wmsInStock), posting, record as never) // a posting asks for nothing else
}

/** Answers the numbers of documents that were acknowledged until the process was killed, after `enough` of them. */
async function postAndKill(first: number, enough: number): Promise<number[]> {
  const child = spawn(process.execPath, [writer, dataFolder, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: plant?.databaseUrl ?? '' },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const numbers: number[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    numbers.push(Number(line))
    if (numbers.length === enough) child.kill('SIGKILL')
  }
  await ended
  return numbers
}

type Found = { documents: Map<string, number>; wrong: number; total: string }

/** Entries by document, balances that are not the sums of their entries, and what lies there altogether. */
const look = (database: Database): Promise<Found> =>
  database.asTenant('alpha', async (tx) => {
    const { rows } = await sql<{ id: string; count: number }>`select source_id as id, count(*)::int as count from stock_entry
      where tenant_id = 'alpha' and source_type = 'stockTransfer' group by 1`.execute(tx)
    const wrong = await sql<{ count: number }>`select count(*)::int as count from stock_balance b
      left join (select balance_id, sum(quantity) as quantity, sum(value) as value from stock_entry where tenant_id = 'alpha' group by 1) e
        on e.balance_id = b.id
      where b.tenant_id = 'alpha' and (b.quantity is distinct from e.quantity or b.value is distinct from e.value)`.execute(tx)
    const total = await sql<{
      total: string
    }>`select sum(quantity)::text as total from stock_balance where tenant_id = 'alpha'`.execute(tx)
    return {
      documents: new Map(rows.map(({ id, count: own }) => [id, own])),
      wrong: wrong.rows[0]?.count ?? 0,
      total: total.rows[0]?.total ?? '',
    }
  })

describe('a server that is killed while it posts stock', () => {
  test(
    `has lost and doubled nothing, and posted nothing by half, ${kills} times`,
    async () => {
      const acknowledged: number[] = []
      for (let kill = 0; kill < kills; kill += 1) {
        acknowledged.push(...(await postAndKill((acknowledged.at(-1) ?? 0) + 1000, 1 + random(60))))
        const { documents, wrong, total } = await looking(look)
        // Three lines, each out of one place and into the other.
        expect(new Set(documents.values())).toEqual(new Set([6]))
        expect(acknowledged.filter((number) => !documents.has(`t${number}`))).toEqual([])
        expect([wrong, Number(total)]).toEqual([0, pieces * 6])
      }
      recordFigure(
        'kills while stock is posted',
        `${kills} kills, ${acknowledged.length} documents acknowledged, 0 lost, 0 doubled`,
      )
    },
    // A machine with much else to do opens the embedded database for most of a minute, twice a kill.
    kills * 180_000,
  )
})
