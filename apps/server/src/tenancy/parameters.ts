import { type ParameterName, type ParameterValue, parameters } from '@bip/contract/baseline'
import { sql } from 'kysely'
import { inBackground } from '../base/caller.ts'
import type { Services } from '../services/services.ts'

/** Milliseconds for which settings are taken as they were last read; a change here counts at once, one in another process after it. */
const keptFor = 2000

type Known = { at: number; values: Promise<ReadonlyMap<string, unknown>> }
type Needs = Pick<Services, 'database' | 'clock'>

const known = new WeakMap<Services['database'], Map<string, Known>>()

/** What a setting of a tenant holds now: its own value, else the initial one. */
export async function parameterOf<N extends ParameterName>(needs: Needs, tenantId: string, name: N): Promise<ParameterValue<N>> {
  const { key, initial } = parameters[name]
  const value = (await valuesOf(needs, tenantId)).get(key)
  // Only values of the declared type are ever stored.
  return (typeof value === typeof initial ? value : initial) as ParameterValue<N>
}

/** Makes the next reading look again. */
export const forgetParameters = ({ database }: Needs, tenantId: string): void => void known.get(database)?.delete(tenantId)

function valuesOf({ database, clock }: Needs, tenantId: string): Known['values'] {
  const tenants = known.get(database) ?? new Map<string, Known>()
  known.set(database, tenants)
  const now = clock().getTime()
  const held = tenants.get(tenantId)
  if (held && Math.abs(now - held.at) < keptFor) return held.values
  const read = sql<{ key: string; value: unknown }>`select key, value from parameter where tenant_id = ${tenantId}`
  // Several callers wait for the same reading.
  const values = inBackground(() => database.asSystem((tx) => read.execute(tx), { readOnly: true })).then(
    ({ rows }) => new Map(rows.map(({ key, value }) => [key, value])),
  )
  // Whoever names tenants that are none does not get memory for each of them.
  if (tenants.size > 1000) tenants.clear()
  tenants.set(tenantId, { at: now, values })
  values.catch(() => tenants.delete(tenantId))
  return values
}
