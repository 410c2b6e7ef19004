import { Empty, useConfirm } from '@bip/design-system'
import { ShieldCheck } from '@bip/design-system/icons'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useSession } from '../../../app/session.tsx'
import { useText } from '../../../app/useText.ts'
import { LoadFailed } from '../../../pages/LoadFailed.tsx'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { useTab, useTabLabel } from '../../../tabs/tabContext.ts'
import { TwoPane } from '../../TwoPane.tsx'
import { useChosen } from '../../useChosen.ts'
import { RoleDialog } from './RoleDialog.tsx'
import { RolePanel } from './RolePanel.tsx'
import { RoleTree } from './RoleTree.tsx'
import { isRolesKey, useRoles } from './roleCalls.ts'

/** Roles: who they are on the left, what one of them may do on the right. The chosen one stands in the address. */
export const RolePage = () => {
  const { can } = useSession()
  return can('role_view') ? <Roles /> : <StatusPage status={403} />
}

const noRoles: never[] = []

const Roles = () => {
  const { t } = useText()
  const { can } = useSession()
  const { mutate } = useSWRConfig()
  const confirm = useConfirm()
  const [isAdding, setAdding] = useState(false)
  const { data = noRoles, error, isLoading, mutate: reload } = useRoles()
  useTabLabel(t('roles.title'))
  const [chosen, choose] = useChosen('id', data[0]?.id)
  const [isDirty, setDirty] = useState(false)
  const tab = useTab()
  const tellDirty = (dirty: boolean): void => {
    setDirty(dirty)
    tab.setDirty(dirty)
  }
  const leaveFor = async (id: string): Promise<void> => {
    if (isDirty && !(await confirm({ title: t('roles.leaveAsk'), tone: 'danger', confirmLabel: t('roles.discard') }))) return
    choose(id)
  }

  if (error) return <LoadFailed error={error} onRetry={() => void reload()} />
  return (
    <TwoPane
      title={t('roles.title')}
      add={can('role_edit') ? { label: t('roles.add'), onPress: () => setAdding(true) } : undefined}
      side={
        <RoleTree
          label={t('roles.title')}
          roles={data}
          isLoading={isLoading}
          chosen={chosen}
          onChoose={(id) => void leaveFor(id)}
        />
      }
    >
      {chosen ? (
        <RolePanel key={chosen} id={chosen} roles={data} onDirtyChange={tellDirty} onGone={() => choose('')} />
      ) : (
        <Empty icon={<ShieldCheck size={20} />} title={t('roles.none')} description={t('roles.noneHint')} />
      )}
      {isAdding && (
        <RoleDialog
          roles={data}
          onClose={() => setAdding(false)}
          onSaved={(id) => {
            setAdding(false)
            void mutate(isRolesKey)
            choose(id)
          }}
        />
      )}
    </TwoPane>
  )
}
