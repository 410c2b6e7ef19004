import { type Language, label, type SignedLink, type SopDoc, say } from '@bip/contract'
import { sopDoc } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../base/errors.ts'
import { modelOf } from '../model/model.ts'
import { demandWithin } from '../resources/read/within.ts'
import type { Services } from '../services/services.ts'
import type { Session } from '../services/session.ts'
import { linkSeconds, signLink, tenantOfLink } from './signedLink.ts'

const what = label('操作说明', 'The procedure', 'Hướng dẫn')
const kind = 'sopDoc'

type Asked = { id: string; sign?: string; session: Session | null; language: Language }

/**
 * A procedure for its readers: of the caller's tenant with a session, of the link's with a signed link, else only what is public. Whatever
 * may not be read is told like what does not exist.
 */
export async function readSopDoc({ database, keys, clock }: Services, { id, sign, session, language }: Asked): Promise<SopDoc> {
  const linked = sign === undefined ? undefined : tenantOfLink(keys, sign, { kind, id }, clock())
  const tenants = [session?.tenantId, linked].filter((tenant) => tenant !== undefined)
  const { rows } = await database.asSystem(
    (tx) =>
      sql<SopDoc>`select id, title, coalesce(content, '') as content from sop_doc
        where id = ${id} and not is_deleted and (tenant_id = any(${tenants}::text[]) or is_public) limit 1`.execute(tx),
    { readOnly: true },
  )
  if (!rows[0]) throw new Refusal('notFound', { what: say(what, language) })
  return rows[0]
}

/** A link to one procedure for readers without a session; for those who may edit it. */
export async function linkToSopDoc(
  { database, keys, clock }: Services,
  session: Session,
  id: string,
  language: Language,
): Promise<SignedLink> {
  const { tenantId } = session
  const wanted = { operation: 'edit', id, language }
  await database.asTenant(tenantId, (tx) => demandWithin(tx, session, modelOf(sopDoc), wanted), { readOnly: true })
  const expires = Math.floor(clock().getTime() / 1000) + linkSeconds
  const sign = signLink(keys, { kind, tenantId, id }, expires)
  return { path: `/sop-doc?id=${id}&sign=${encodeURIComponent(sign)}`, expiresAt: new Date(expires * 1000).toISOString() }
}
