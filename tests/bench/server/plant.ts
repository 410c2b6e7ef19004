import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { contentHash } from '../../../scripts/lib/inputs.ts'
import { startPostgres } from '../../../scripts/lib/postgres.ts'
import { root } from '../../../scripts/lib/root.ts'
import { say, span } from '../../../scripts/lib/say.ts'
import { type Product, startProduct } from '../../support/product.ts'

export type Plant = { product: Product; database: string; version: string; stop: () => Promise<void> }

const cache = join(root, 'node_modules', '.cache', 'bench')
const hour = 60 * 60_000

/** What a plant is filled with, by `BIP_SEED=load`. */
type Load = {
  /** Tells it from others; with the sizes where there are several. */
  key: string
  env: NodeJS.ProcessEnv
  /** Settings of PostgreSQL. */
  settings?: Readonly<Record<string, string>>
  /** What is done once after it was filled, beside what a night does on its own. */
  settle?: (client: pg.Client) => Promise<unknown>
}

/** A million contacts, a good fifth of whom have left: whoever moved has, so that many rows share a status. */
export const contactsLoad: Load = {
  key: 'contacts',
  env: { BIP_LOAD_ENTRIES: '0' },
  settle: (client) => client.query(`update customer_contacts set status = 'left' where status = 'moved'`),
}

/**
 * Starts the server on a PostgreSQL that was filled. The cluster is kept in node_modules/.cache, so that only the first run, and the first
 * after a change of schema or seed, fills it; one that was ended goes on where it stopped.
 */
export async function startPlant({ key, env, settings, settle }: Load): Promise<Plant> {
  const home = join(cache, `${key}-${inputs()}`)
  const mark = join(home, 'filled')
  if (!existsSync(home)) removeOthers(key)
  const postgres = await startPostgres({ keptIn: home, ...(settings && { settings }) })
  try {
    const started = performance.now()
    const isFilled = existsSync(mark)
    if (!isFilled) say('Filling PostgreSQL, which takes some minutes; the next run finds it filled …')
    const product = await startProduct({
      env: { DATABASE_URL: postgres.url, BIP_SEED: 'load', ...env },
      timeout: hour,
      from: withFiles(),
    })
    if (!isFilled) {
      const client = new pg.Client({ connectionString: postgres.url })
      await client.connect()
      await settle?.(client)
      await client.query('vacuum analyze')
      await client.end()
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

const seeds = ['apps/server/migrations', 'apps/server/src/seed', 'apps/server/src/kinds', 'apps/server/src/modules/wms/load']
const inputs = () => createHash('sha256').update(contentHash(root, seeds)).digest('hex').slice(0, 12)

/** A data folder that is not empty: the demonstration's uploads are not kept with the cluster, and nobody asks for them here. */
function withFiles(): string {
  const folder = join(cache, 'data')
  mkdirSync(join(folder, 'files'), { recursive: true })
  writeFileSync(join(folder, 'files', 'kept'), '')
  return folder
}

function removeOthers(key: string): void {
  if (!existsSync(cache)) return
  for (const name of readdirSync(cache))
    if (name.startsWith(`${key}-`)) rmSync(join(cache, name), { recursive: true, force: true })
}
