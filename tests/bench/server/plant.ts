import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { contentHash } from '../../../scripts/lib/inputs.ts'
import { type Postgres, startPostgres } from '../../../scripts/lib/postgres.ts'
import { root } from '../../../scripts/lib/root.ts'
import { say, span } from '../../../scripts/lib/say.ts'
import { type Product, startProduct } from '../../support/product.ts'

export type Plant = { product: Product; database: string; version: string; stop: () => Promise<void> }

const cache = join(root, 'node_modules', '.cache', 'bench')
const quarterOfAnHour = 15 * 60_000

/**
 * Starts the server on a PostgreSQL with a million contacts, a good fifth of whom have left. The cluster is kept in node_modules/.cache,
 * so that only the first run, and the first after a change of schema or seed, fills it.
 */
export async function startPlant(): Promise<Plant> {
  const home = join(cache, `postgres-${inputs()}`)
  const mark = join(home, 'filled')
  if (!existsSync(mark)) removeOthers()
  const postgres = await startPostgres({ keptIn: home })
  try {
    const started = performance.now()
    if (!existsSync(mark))
      say('Filling PostgreSQL with a million contacts, which takes some minutes; the next run finds them there …')
    const product = await startProduct({
      env: { DATABASE_URL: postgres.url, BIP_SEED: 'load' },
      timeout: quarterOfAnHour,
    })
    if (!existsSync(mark)) {
      await settle(postgres)
      writeFileSync(mark, '')
      say(`Filled PostgreSQL in ${span(performance.now() - started)}.`)
    }
    const stop = async () => {
      await product.stop()
      await postgres.stop()
    }
    return { product, database: postgres.url, version: postgres.description.replace(/ \(.*/, ''), stop }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/** Whoever moved has left, so that a good fifth of the rows share a status; then what a night does on its own. */
async function settle({ url }: Postgres): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`update customer_contacts set status = 'left' where status = 'moved'`)
  await client.query('vacuum analyze')
  await client.end()
}

const inputs = () =>
  createHash('sha256')
    .update(contentHash(root, ['apps/server/migrations', 'apps/server/src/seed', 'apps/server/src/kinds']))
    .digest('hex')
    .slice(0, 12)

function removeOthers(): void {
  if (!existsSync(cache)) return
  for (const name of readdirSync(cache))
    if (name.startsWith('postgres-')) rmSync(join(cache, name), { recursive: true, force: true })
}
