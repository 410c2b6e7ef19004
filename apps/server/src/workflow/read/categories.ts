import type { Language } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Session } from '../../services/session.ts'
import { mayBegin } from '../bindings.ts'
import { categoryNames } from '../categories.ts'
import { startable } from '../definition.ts'

/** Of so many that somebody started last it is told which they start often. */
const lately = 100

/** How often the caller started each process lately, by its key. */
export async function timesStarted(tx: Tx, { tenantId, userId }: Session): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`select definition_key as key, count(*)::int as count
    from (select definition_key from process_instance where tenant_id = ${tenantId} and start_user = ${userId}
      order by create_time desc, id desc limit ${lately}) s group by definition_key`.execute(tx)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

type Process = { id: string; key: string; name: string; icon: string; formKey: string; version: number }
type Category = { id: string; name: string; workflows: Process[] }

/** Categories with the processes that one may start, in the order of the first of them. */
export async function allCategories(tx: Tx, session: Session, language: Language): Promise<Category[]> {
  const found = new Map<string, Category>()
  const nameOf = await categoryNames(tx, session.tenantId)
  for (const { id, key, name, icon, formKey, version, category } of await startable(tx, session.tenantId)) {
    if (!mayBegin(session, key)) continue
    const own = found.get(category) ?? { id: category, name: nameOf(category, language), workflows: [] }
    own.workflows.push({ id, key, name: name[language], icon, formKey, version })
    found.set(category, own)
  }
  return [...found.values()]
}

/** The same categories as a tree, without their processes. */
export async function categoryTree(tx: Tx, session: Session, language: Language) {
  const categories = await allCategories(tx, session, language)
  return categories.map(({ id, name, workflows }) => ({
    id,
    key: id,
    parentId: '0',
    title: name,
    value: id,
    count: workflows.length,
    hasChildren: false,
    children: [],
  }))
}
