import type { Language } from '@bip/contract'
import type { Tx } from '../../db/database.ts'
import type { Session } from '../../services/session.ts'
import { mayBegin } from '../bindings.ts'
import { categoryNames } from '../categories.ts'
import { startable } from '../definition.ts'

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
