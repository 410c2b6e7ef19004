import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Config } from '../base/config.ts'
import { accounts } from '../base/demoAccounts.ts'
import type { Tx } from '../db/database.ts'
import { hashPassword } from '../identity/secrets/passwords.ts'
import { storePassword } from '../identity/secrets/stored.ts'
import { modules } from '../modules/all.ts'
import { settled } from '../seed/demo/ahead.ts'
import { createCalendar } from '../seed/demo/calendar.ts'
import { buildIndexes } from '../seed/demo/indexes.ts'
import { rolesWith } from '../seed/demo/roles.ts'
import { type DemoSizes, type DemoStep, inOrder } from '../seed/demo/step.ts'
import { emptyWorld } from '../seed/demo/world.ts'
import type { Services } from '../services/services.ts'
import { readFact, writeFact } from '../tenancy/facts.ts'
import { storeCompany } from './company/company.ts'

type Needs = Pick<Services, 'config' | 'keys' | 'clock'>

/**
 * Fills an empty tenant with a company at work. Everything is the same on every machine but the days, which count from `clock`. Without
 * `sizes` each step of the modules makes what a demonstration has.
 */
export async function fillWithDemo(
  tx: Tx,
  services: Services,
  progress: (line: string) => void,
  sizes?: DemoSizes,
): Promise<void> {
  const { config, keys, clock } = services
  const world = emptyWorld(createCalendar(clock(), config.timeZone))
  const wanted = inOrder(modules.flatMap(({ demo = [] }) => demo)).flatMap((step) => {
    const count = sizes ? (sizes[step.key] ?? 0) : countOf(step, config.demoSize)
    return count > 0 ? [{ ...step, count }] : []
  })
  const say = (name: string, at: number) => progress(`demonstration data: ${name} (${at} of ${wanted.length + 1})`)
  say('organisations, people and roles', 1)
  await storeCompany({ tx, config, world }, rolesWith(modules.flatMap(({ grants = {} }) => grants)))
  for (const [at, step] of wanted.entries()) {
    say(step.name, at + 2)
    if (step.asks) await readyToRead(tx)
    await step.run({ tx, config, services, world }, step.count)
  }
  await readyToRead(tx)
  await sql`update tenant set name = '苏州智造装备有限公司' where tenant_id = ${config.tenantId}`.execute(tx)
  const day = world.calendar.day(0)
  await setDemoPassword(tx, { config, keys, clock }, await demoUsers(tx, config.tenantId))
  await writeFact(tx, 'demo', { day, passwordMark: mark({ config, keys }) })
}

/** So many records of each resource a small demonstration has at least, where the whole one has them: lists have a second page. */
const fewest = 100

/** How many a step makes of its own accord. */
export const countOf = ({ count, isWhole }: Pick<DemoStep, 'count' | 'isWhole'>, size: Config['demoSize']): number =>
  size === 'full' || isWhole ? count : Math.min(count, Math.max(fewest, Math.ceil(count / 10)))

/**
 * Has what was stored read fast: with its indexes, and with the database told what its large tables hold. It takes them for empty and would
 * plan questions so until the first upkeep; a small sample does until then.
 */
async function readyToRead(tx: Tx): Promise<void> {
  await buildIndexes(tx)
  await settled(tx)
  const { rows } = await sql<{ name: string }>`select format('%I', c.relname) as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and pg_relation_size(c.oid) > 262144
      and not exists (select from pg_statistic s where s.starelid = c.oid)`.execute(tx)
  if (rows.length === 0) return
  await sql`set local default_statistics_target = 10`.execute(tx)
  await sql.raw(`analyze ${rows.map(({ name }) => name).join(', ')}`).execute(tx)
  await sql`set local default_statistics_target to default`.execute(tx)
}

/** Gives the demonstration accounts the operator's password where it is another than at the last start; own passwords stay. */
export async function followDemoPassword(tx: Tx, needs: Needs): Promise<void> {
  const fact = await readFact(tx, 'demo')
  if (!fact || fact.passwordMark === mark(needs)) return
  const { rows } = await sql<{ user_id: string }>`
    select user_id from user_secret where tenant_id = ${needs.config.tenantId} and origin = 'demo'`.execute(tx)
  await setDemoPassword(
    tx,
    needs,
    rows.map(({ user_id }) => user_id),
  )
  await writeFact(tx, 'demo', { ...fact, passwordMark: mark(needs) })
}

async function setDemoPassword(tx: Tx, { config: { tenantId, demoPassword }, clock }: Needs, userIds: string[]): Promise<void> {
  const at = clock().toISOString()
  await storePassword(tx, { tenantId, userIds, hash: await hashPassword(demoPassword), pwStatus: 0, origin: 'demo', at })
  // Whoever is in with the old password is not in with the new one.
  await sql`
    update session set ended_at = ${at}::timestamptz, end_reason = 'the demonstration password was changed'
    where tenant_id = ${tenantId} and user_id = any(${userIds}::text[]) and ended_at is null`.execute(tx)
}

async function demoUsers(tx: Tx, tenantId: string): Promise<string[]> {
  const names = accounts.map(({ account }) => account)
  const { rows } = await sql<{ id: string }>`
    select id from "user" where tenant_id = ${tenantId} and account = any(${names}::text[])`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Tells whether a password is the one of the last start without keeping it. */
const mark = ({ config, keys }: Pick<Needs, 'config' | 'keys'>) =>
  createHmac('sha256', keys.token).update(`demo ${config.demoPassword}`).digest('base64url')
