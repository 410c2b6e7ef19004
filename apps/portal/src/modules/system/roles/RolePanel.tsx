import type { RoleDetail } from '@bip/contract'
import { Alert, Button, PageHeader, Skeleton, Tag, useConfirm, useToast } from '@bip/design-system'
import { Pencil, Trash2, Users } from '@bip/design-system/icons'
import { useUnsaved } from '@bip/records/parts'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useSession } from '../../../app/session.tsx'
import { useText } from '../../../app/useText.ts'
import { LoadFailed } from '../../../pages/LoadFailed.tsx'
import { nameIn } from '../nameIn.ts'
import { GrantMatrix } from './GrantMatrix.tsx'
import { type Grants, grantOf, isSameGrants, isSameScopes, type Scopes } from './grants.ts'
import { RoleDialog } from './RoleDialog.tsx'
import { RoleScopes } from './RoleScopes.tsx'
import { grantRoles, isRolesKey, type RoleNode, removeRole, useGrantTree, useRole } from './roleCalls.ts'
import { Gap, Panel, SaveBar } from './roles.styles.ts'
import { TopMenus } from './TopMenus.tsx'

type RolePanelProps = {
  id: string
  roles: readonly RoleNode[]
  /** Hears whether grants were changed and not saved. */
  onDirtyChange: (isDirty: boolean) => void
  onGone: () => void
}

/** One role: what it is called, who has it, what it may do. */
export const RolePanel = ({ id, ...rest }: RolePanelProps) => {
  const { data, error, mutate } = useRole(id)
  if (data) return <LoadedRole {...rest} role={data} />
  if (!error)
    return (
      <Panel>
        <Skeleton lines={8} />
      </Panel>
    )
  return <LoadFailed error={error} onRetry={() => void mutate()} />
}

const LoadedRole = ({ role, roles, onDirtyChange, onGone }: Omit<RolePanelProps, 'id'> & { role: RoleDetail }) => {
  const { t, language } = useText()
  const { can } = useSession()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const toast = useToast()
  const tree = useGrantTree()
  const [grants, setGrants] = useState<Grants>(role.grants)
  const [stored, setStored] = useState<Grants>(role.grants)
  const [tops, setTops] = useState<readonly string[]>(role.topMenuIds)
  const [storedTops, setStoredTops] = useState<readonly string[]>(role.topMenuIds)
  const [scopes, setScopes] = useState<Scopes>({ data: role.dataScopeIds, api: role.apiScopeIds })
  const [storedScopes, setStoredScopes] = useState<Scopes>(scopes)
  const [isEditing, setEditing] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const root = useRef<HTMLElement>(null)
  const name = nameIn(language, role.roleName, role.names)
  const isDirty =
    !isSameGrants(grants, stored) ||
    !isSameScopes(scopes, storedScopes) ||
    [...tops].sort().join() !== [...storedTops].sort().join()
  const mayGrant = can('role_grant') && !role.isAdministrator

  useUnsaved(root, isDirty, onDirtyChange)

  const save = async (): Promise<void> => {
    setSaving(true)
    setFailure(undefined)
    try {
      await grantRoles({ ...grantOf(role.id, grants, scopes), topMenuIds: [...tops] })
      setStored(grants)
      setStoredTops(tops)
      setStoredScopes(scopes)
      toast.success(t('roles.granted'))
      void mutate(isRolesKey)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    } finally {
      setSaving(false)
    }
  }
  const discard = (): void => {
    setGrants(stored)
    setTops(storedTops)
    setScopes(storedScopes)
  }
  const remove = async (): Promise<void> => {
    const title = t('roles.removeAsk', { name })
    if (!(await confirm({ title, tone: 'danger', confirmLabel: t('roles.remove') }))) return
    try {
      await removeRole(role.id)
    } catch {
      return // The client has said why.
    }
    toast.success(t('messages.done'))
    onGone()
    void mutate(isRolesKey)
  }
  return (
    <Panel ref={root}>
      <PageHeader
        title={name}
        tag={role.isAdministrator ? <Tag>{t('roles.administrator')}</Tag> : undefined}
        note={`${role.roleAlias} · ${t('roles.people', { count: role.userCount })}`}
        actions={
          <>
            {can('role_edit') && !role.isAdministrator && (
              <Button variant="quiet" icon={<Trash2 size={16} aria-hidden />} onPress={() => void remove()}>
                {t('roles.remove')}
              </Button>
            )}
            <Button icon={<Users size={16} aria-hidden />} onPress={() => void navigate(`/system/role-user?id=${role.id}`)}>
              {t('roles.members')}
            </Button>
            {can('role_edit') && (
              <Button icon={<Pencil size={16} aria-hidden />} onPress={() => setEditing(true)}>
                {t('roles.edit')}
              </Button>
            )}
          </>
        }
      />
      {role.isAdministrator ? (
        <Alert>{t('roles.administratorHint')}</Alert>
      ) : (
        <>
          {tree.error && <Alert tone="danger">{tree.error.message}</Alert>}
          {can('menu_view') && (
            <>
              <TopMenus value={tops} onChange={setTops} isReadOnly={!mayGrant} />
              <Gap />
            </>
          )}
          {tree.data ? (
            <>
              <RoleScopes
                dataScopes={tree.data.dataScope}
                apiScopes={tree.data.apiScope}
                value={scopes}
                onChange={setScopes}
                isReadOnly={!mayGrant}
              />
              <GrantMatrix groups={tree.data.menu} grants={grants} onChange={setGrants} isReadOnly={!mayGrant} />
            </>
          ) : (
            !tree.error && <Skeleton lines={8} />
          )}
          {failure && <Alert tone="danger">{failure}</Alert>}
          {mayGrant && (
            <SaveBar>
              <Button isDisabled={!isDirty || isSaving} onPress={discard}>
                {t('roles.discard')}
              </Button>
              <Button variant="primary" isDisabled={!isDirty} isLoading={isSaving} onPress={() => void save()}>
                {t('roles.save')}
              </Button>
            </SaveBar>
          )}
        </>
      )}
      {isEditing && (
        <RoleDialog
          role={role}
          roles={roles}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false)
            void mutate(isRolesKey)
          }}
        />
      )}
    </Panel>
  )
}
