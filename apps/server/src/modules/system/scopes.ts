import { type AnyRecord, isOneKey, label, say } from '@bip/contract'
import { apiScope, resources } from '@bip/contract/resources'
import { accountsWith } from '../../administration/holdings/accounts.ts'
import { readBook } from '../../administration/holdings/book.ts'
import { demandNoGain } from '../../administration/holdings/demand.ts'
import { isAdministrator } from '../../administration/holdings/holdings.ts'
import { rolesWithScopes, type ScopeKind } from '../../administration/scopes/store.ts'
import { Refusal } from '../../base/errors.ts'
import type { Context, Extension, Values } from '../../model/extension.ts'

const roles = label('角色', 'roles', 'vai trò')
const chooseDepartment = label('请选择部门', 'choose a department', 'hãy chọn phòng ban')
const nameField = label(
  '须为该资源的字段，且为选项、状态、引用、人员或是/否',
  'must be a field of the resource that is a choice, a state, a reference, a person or yes/no',
  'phải là trường của tài nguyên thuộc loại lựa chọn, trạng thái, tham chiếu, người hoặc có/không',
)
const nameValues = label('请填写取值', 'name the values', 'hãy nhập giá trị')

function isComparable(resource: string, name: string): boolean {
  const field = Object.hasOwn(resources, resource) ? resources[resource]?.fields[name] : undefined
  return field !== undefined && isOneKey(field)
}

/** A rule that could not be kept would hide everything or nothing, so it is refused before it is stored. */
function checkRule({ place }: Context, { resourceCode, scopeType, deptId, scopeField, scopeValue }: Values): void {
  const wrong = (key: string, text: typeof nameField): Refusal => {
    const reason = say(text, place.language)
    return new Refusal('invalidFields', { fields: reason }, { fields: { [key]: reason } })
  }
  if (scopeType === 'chosen' && !deptId) throw wrong('deptId', chooseDepartment)
  if (scopeType !== 'field') return
  if (!isComparable(String(resourceCode), String(scopeField))) throw wrong('scopeField', nameField)
  if (!scopeValue) throw wrong('scopeValue', nameValues)
}

/** Taking away a scope that roles have would widen what they reach. */
const stayWhileUsed =
  (kind: ScopeKind): NonNullable<Extension['beforeRemove']> =>
  async ({ tx, session, place }: Context, records: readonly AnyRecord[]) => {
    const count = await rolesWithScopes(
      tx,
      session.tenantId,
      kind,
      records.map(({ id }) => id),
    )
    if (count > 0) throw new Refusal('inUse', { count, what: say(roles, place.language) })
  }

/** Every session reads its scopes; those of this process look again at once, others within a second. */
const lookAgain: NonNullable<Extension['afterSave']> = ({ services, session }) => services.access.forget(session.tenantId)

/** A rule that lets more rows through gives them to everybody whose role has it; nobody gives rows that they do not reach. */
async function demandReach({ tx, session, place }: Context, values: Values, scope: AnyRecord): Promise<void> {
  if (isAdministrator(session)) return
  const before = await readBook(tx, session.tenantId)
  const was = before.dataScopes.get(scope.id)
  if (!was) return
  const { resourceCode, scopeType, deptId, scopeField, scopeValue } = { ...scope, ...values }
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  const becomes = {
    ...was,
    resource: String(resourceCode),
    type: String(scopeType),
    deptId: text(deptId),
    field: text(scopeField),
    value: text(scopeValue),
  }
  const having = [...before.roles].filter(([, { dataScopeIds }]) => dataScopeIds.includes(scope.id)).map(([id]) => id)
  const alone = having.map((id) => ({ userId: '', deptId: session.deptId, roleIds: [id] }))
  const accounts = [...alone, ...(await accountsWith(tx, session.tenantId, having))]
  await demandNoGain(
    { tx, session, language: place.language },
    { before, after: { ...before, dataScopes: new Map(before.dataScopes).set(scope.id, becomes) } },
    accounts.map((account) => ({ before: account, after: account })),
  )
}

/** Which calls are guarded decides what everybody may do, so a guard that stands is changed and taken away by administrators. */
const demandGuardian = ({ session, place }: Context, { scopeName }: AnyRecord): void => {
  if (isAdministrator(session)) return
  const resource = say(apiScope.label, place.language)
  throw new Refusal('moreThanHeld', { what: `${resource} ${String(scopeName)}` })
}

const isSameGuard = (values: Values, before: AnyRecord): boolean =>
  ['apiMethod', 'apiPath'].every((key) => !(key in values) || values[key] === before[key])

export const dataScopeExtension: Extension = {
  beforeSave: async (context, values, before) => {
    checkRule(context, values)
    if (before) await demandReach(context, values, before)
  },
  afterSave: lookAgain,
  beforeRemove: stayWhileUsed('data'),
}

export const apiScopeExtension: Extension = {
  beforeSave: (context, values, before) => {
    if (before && !isSameGuard(values, before)) demandGuardian(context, before)
  },
  afterSave: lookAgain,
  beforeRemove: async (context, records) => {
    for (const record of records) demandGuardian(context, record)
    await stayWhileUsed('api')(context, records)
  },
}
