import { type AnyRecord, label, say } from '@bip/contract'
import { resources } from '@bip/contract/resources'
import { rolesWithScopes, type ScopeKind } from '../../access/scopes/store.ts'
import { Refusal } from '../../http/errors.ts'
import type { Context, Extension, Values } from '../../resources/extension.ts'

const roles = label('角色', 'roles', 'vai trò')
const chooseDepartment = label('请选择部门', 'choose a department', 'hãy chọn phòng ban')
const nameField = label(
  '须为该资源的字段，且为选项、状态、引用、人员或是/否',
  'must be a field of the resource that is a choice, a state, a reference, a person or yes/no',
  'phải là trường của tài nguyên thuộc loại lựa chọn, trạng thái, tham chiếu, người hoặc có/không',
)
const nameValues = label('请填写取值', 'name the values', 'hãy nhập giá trị')

/** Kinds whose value is one word, the same in the database and on the wire. */
const comparable = new Set(['dict', 'state', 'reference', 'person', 'boolean'])

function isComparable(resource: string, name: string): boolean {
  const field = Object.hasOwn(resources, resource) ? resources[resource]?.fields[name] : undefined
  return field !== undefined && comparable.has(field.kind) && !(field.kind === 'dict' && field.multiple)
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

export const dataScopeExtension: Extension = {
  beforeSave: checkRule,
  afterSave: lookAgain,
  beforeRemove: stayWhileUsed('data'),
}

export const apiScopeExtension: Extension = { afterSave: lookAgain, beforeRemove: stayWhileUsed('api') }
