import type { AnyRecord } from '@bip/contract'
import { accountsWith } from '../../administration/holdings/accounts.ts'
import { readBook, readDepartments, treeOf } from '../../administration/holdings/book.ts'
import { demandNoGain } from '../../administration/holdings/demand.ts'
import { isAdministrator } from '../../administration/holdings/holdings.ts'
import type { Context, Extension, Values } from '../../model/extension.ts'

/** Whoever stands above a department reaches its rows; nobody moves one to where that gives rows that they do not reach themselves. */
async function demandReach({ tx, session, place }: Context, values: Values, before: AnyRecord): Promise<void> {
  const parentId = 'parentId' in values ? String(values.parentId ?? '') : String(before.parentId ?? '')
  if (isAdministrator(session) || parentId === String(before.parentId ?? '')) return
  const book = await readBook(tx, session.tenantId)
  const departments = await readDepartments(tx, session.tenantId)
  const moved = departments.map((one) => (one.id === before.id ? { ...one, parentId } : one))
  const accounts = await accountsWith(tx, session.tenantId)
  await demandNoGain(
    { tx, session, language: place.language },
    { before: book, after: { ...book, below: treeOf(moved) } },
    accounts.map((account) => ({ before: account, after: account })),
  )
}

/** Departments are a tree, by which permissions reach. */
export const departmentExtension: Extension = {
  beforeSave: async (context, values, before) => {
    if (before) await demandReach(context, values, before)
  },
  afterSave: ({ services, session }) => services.access.forget(session.tenantId),
}
