import { sql } from 'kysely'
import type { Context } from '../../model/extension.ts'
import { administratorRoles } from '../../permissions/administrators.ts'
import type { Definition } from '../definition.ts'
import type { Position } from '../engine/engine.ts'
import { sayFault } from '../faults/faults.ts'
import type { Instance } from '../instance.ts'
import { tell } from './notices.ts'

/** Administrators hear of a process that stopped over something that they have to repair. */
export async function tellIncidents(
  context: Context,
  { diagram }: Definition,
  instance: Instance,
  { effects }: Position,
): Promise<void> {
  const stopped = effects.filter((effect) => effect.do === 'incident')
  if (stopped.length === 0) return
  const { tx, session } = context
  const roles = await administratorRoles(tx, session.tenantId)
  const { rows } = await sql<{ id: string }>`select id from "user" where tenant_id = ${session.tenantId} and not is_deleted
    and status = 'enabled' and role_ids && ${[...roles]}::text[] order by id limit 20`.execute(tx)
  const { language } = context.place
  const comment = stopped
    .map((effect) => `${diagram.nodes.get(effect.node)?.name[language] || effect.node}: ${sayFault(effect, language)}`)
    .join('; ')
  await tell(context, instance, { kind: 'stopped', userIds: rows.map(({ id }) => id), comment })
}
