import type { RoleDetail, RoleDraft } from '@bip/contract'
import { FormField, NumberField, TextField, TreeSelect, useToast } from '@bip/design-system'
import { useText } from '../../../app/useText.ts'
import { FormDialog } from '../FormDialog.tsx'
import { type RoleNode, saveRole } from './roleCalls.ts'
import { treeOf } from './treeOf.ts'

type RoleDialogProps = {
  /** The role to be changed; a new one without. */
  role?: RoleDetail
  /** Where a new one stands. */
  parentId?: string
  roles: readonly RoleNode[]
  onClose: () => void
  onSaved: (id: string) => void
}

type Values = { roleName: string; en: string; vi: string; roleAlias: string; parentId: string | null; sort: string | null }

/** Name, code and place of a role. */
export const RoleDialog = ({ role, parentId, roles, onClose, onSaved }: RoleDialogProps) => {
  const { t } = useText()
  const toast = useToast()
  const start: Values = {
    roleName: role?.roleName ?? '',
    en: role?.names.en ?? '',
    vi: role?.names.vi ?? '',
    roleAlias: role?.roleAlias ?? '',
    parentId: role ? (role.parentId === '0' ? null : role.parentId) : (parentId ?? null),
    sort: String(role?.sort ?? 0),
  }
  const save = async (values: Values): Promise<void> => {
    const draft: RoleDraft = {
      id: role?.id,
      roleName: values.roleName,
      names: { ...(values.en && { en: values.en }), ...(values.vi && { vi: values.vi }) },
      roleAlias: values.roleAlias,
      parentId: values.parentId ?? '0',
      sort: Number(values.sort ?? 0),
    }
    const { id } = await saveRole(draft)
    toast.success(t('roles.saved'))
    onSaved(id)
  }
  return (
    <FormDialog<Values> title={t(role ? 'roles.edit' : 'roles.add')} start={start} onSave={save} onClose={onClose}>
      <FormField
        name="roleName"
        label={t('roles.name')}
        rules={{ required: true, maxLength: 50 }}
        render={(field) => <TextField {...field} autoFocus />}
      />
      <FormField
        name="roleAlias"
        label={t('roles.alias')}
        rules={{ required: true, pattern: { value: /^[\w-]{1,50}$/, message: t('roles.aliasRule') } }}
        render={(field) => <TextField {...field} isDisabled={role?.isAdministrator} />}
      />
      <FormField name="vi" label={t('roles.nameVi')} render={(field) => <TextField {...field} />} />
      <FormField name="en" label={t('roles.nameEn')} render={(field) => <TextField {...field} />} />
      <FormField
        name="parentId"
        label={t('roles.parent')}
        render={(field) => (
          <TreeSelect {...field} nodes={treeOf(roles, role?.id)} isClearable placeholder={t('roles.noParent')} />
        )}
      />
      <FormField name="sort" label={t('roles.sort')} render={(field) => <NumberField {...field} min="0" precision={0} />} />
    </FormDialog>
  )
}
