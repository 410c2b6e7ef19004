import { sql } from 'kysely'
import { accounts } from '../base/demoAccounts.ts'
import type { Tx } from '../db/database.ts'
import { ensureAdministrator, ensureBaseline, type FirstAdministrator } from '../seed/baseline.ts'
import type { DemoSizes } from '../seed/demo/step.ts'
import { ensureRegions } from '../seed/regions.ts'
import type { Services } from '../services/services.ts'
import { readFact } from '../tenancy/facts.ts'
import { keepAllPassages } from '../wiki/ask/passages.ts'
import { ensureDefinitions } from '../workflow/deploy.ts'
import { fillWithDemo, followDemoPassword } from './demo.ts'
import { fillWithLoad, mustCarryLoad } from './load.ts'

export type { DemoSizes } from '../seed/demo/step.ts'

/** What a start found or made: the accounts of a demonstration, or the administrator whose password is shown this once. */
export type Seeded = { isDemo: boolean; administrator: FirstAdministrator | null }

/**
 * Brings what is in the database up to date with the product and fills an empty one as the configuration says. Several processes that
 * start together do it one after the other; a start that is killed leaves the database as it was.
 */
export async function seed(services: Services, progress: (line: string) => void, sizes?: DemoSizes): Promise<Seeded> {
  const { config, database, clock } = services
  if (config.seed === 'load') mustCarryLoad(database)
  if (database.room() !== 'enough') return unseeded(services, progress)
  const seeded = await database.asSystem(
    async (tx): Promise<Seeded> => {
      await sql`select pg_advisory_xact_lock(7205014)`.execute(tx)
      await ensureBaseline(tx, config)
      await ensureDefinitions(tx, config.tenantId)
      await ensureRegions(tx, config.tenantId, clock())
      for (const tenant of await otherTenants(tx, config.tenantId)) {
        await ensureBaseline(tx, tenant)
        await ensureDefinitions(tx, tenant.tenantId)
      }
      const { rows } = await sql`select from "user" where tenant_id = ${config.tenantId} limit 1`.execute(tx)
      const isEmpty = rows.length === 0
      if (isEmpty && config.seed !== 'none') await fillWithDemo(tx, services, progress, sizes)
      else await followDemoPassword(tx, services)
      await keepAllPassages(tx)
      const administrator = config.seed === 'none' ? await ensureAdministrator(tx, config.tenantId, clock()) : null
      return { isDemo: (await readFact(tx, 'demo')) !== undefined, administrator }
    },
    { timeout: 120_000 },
  )
  if (config.seed === 'load') await fillWithLoad(services, progress)
  return seeded
}

/** A start on a disk that is nearly full: people can read what is there; an empty database could not be filled. */
async function unseeded({ config, database }: Services, progress: (line: string) => void): Promise<Seeded> {
  const { isEmpty, isDemo } = await database.asSystem(
    async (tx) => {
      const { rows } = await sql`select from "user" where tenant_id = ${config.tenantId} limit 1`.execute(tx)
      return { isEmpty: rows.length === 0, isDemo: (await readFact(tx, 'demo')) !== undefined }
    },
    { readOnly: true },
  )
  if (isEmpty) throw new Error('The disk under BIP_DATA has too little room for a new database; free some space and start again.')
  progress('The disk under BIP_DATA is nearly full: everything can be read, and little is written until there is room.')
  return { isDemo, administrator: null }
}

/** Tenants that were made here: what the product brings is brought up to date for them as well. */
async function otherTenants(tx: Tx, first: string): Promise<{ tenantId: string; timeZone: string }[]> {
  const { rows } = await sql<{ tenantId: string; timeZone: string }>`select tenant_id as "tenantId", time_zone as "timeZone"
    from tenant where tenant_id <> ${first} order by tenant_id`.execute(tx)
  return rows
}

/** The accounts of a demonstration by name, for the lines that the start prints. */
export const demoAccountNames = accounts.map(({ account }) => account)
