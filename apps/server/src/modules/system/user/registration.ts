import { type AnyRecord, changesBetween } from '@bip/contract'
import { Refusal } from '../../../base/errors.ts'
import { writeHistory } from '../../../model/changes.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { modelFor } from '../../../model/model.ts'
import { administratorRoles, demandAdministrator } from '../../../permissions/administrators.ts'
import { checkAgainstRows, refuseProblems } from '../../../resources/draft/check.ts'
import { updateRecord } from '../../../resources/draft/rows.ts'
import { demandHeld } from './account.ts'

/** Lets somebody in who registered: into a department and with roles where they are named. */
export async function auditPass(context: Context, record: AnyRecord, { deptId, roleIds }: Values): Promise<void> {
  const { tx, session, services } = context
  const roles = Array.isArray(roleIds) ? roleIds.map(String) : []
  if (roles.length > 0 && !session.permissions.has('user_grant')) throw new Refusal('forbidden', { what: 'user_grant' })
  const administrators = await administratorRoles(tx, session.tenantId)
  if (roles.some((id) => administrators.has(id))) demandAdministrator(session, administrators)
  const given = { ...(deptId !== undefined && deptId !== null && { deptId }), ...(roles.length > 0 && { roleIds: roles }) }
  await demandHeld(context, given, record)
  await write(context, record, { status: 'enabled', ...given })
  services.access.forget(session.tenantId, record.id)
}

/** Keeps somebody out who registered; they are told so when they try to sign in. */
export const auditRefuse = (context: Context, record: AnyRecord): Promise<void> => write(context, record, { status: 'refused' })

async function write({ tx, session, at, place }: Context, record: AnyRecord, values: Values): Promise<void> {
  const model = modelFor('user')
  const [problems = {}] = await checkAgainstRows(tx, session, model, [{ values, before: null }])
  refuseProblems(model, problems, place.language)
  const changes = changesBetween(model.core.fields, record, values)
  const written = { values: { ...record, ...values }, keys: Object.keys(changes), userId: session.userId, at }
  const version = await updateRecord(tx, model, session.tenantId, record.id, written)
  await writeHistory(tx, session, model, at, [{ recordId: record.id, version, operation: 'update', changes }])
}
