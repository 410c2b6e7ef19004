import { plus, type RoleBinding, type RolePerson } from '@bip/contract'
import { Button, type DataColumn, StatusDot, useConfirm, useToast } from '@bip/design-system'
import { ShieldCheck, UserPlus, UserRound } from '@bip/design-system/icons'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useSession } from '../../../app/session.tsx'
import { AdminList, asServed, useChosen } from '../AdminList.tsx'
import { isKeyOf, write } from '../adminCalls.ts'
import { useSystemText } from '../useSystemText.ts'
import { AddPeopleDialog } from './AddPeopleDialog.tsx'
import { isRolesKey } from './roleCalls.ts'
import { Panel } from './roles.styles.ts'

type RolePeopleProps = { id: string; name: string }

/** The people of one role: found, added, and taken out of it, several at once. */
export const RolePeople = ({ id, name }: RolePeopleProps) => {
  const { t } = useSystemText()
  const { can } = useSession()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const toast = useToast()
  const [isAdding, setAdding] = useState(false)
  const columns = useMemo(
    (): DataColumn<RolePerson>[] => [
      { ...asServed, key: 'realName', header: t('rolePeople.person'), width: 140, pin: 'start' },
      { ...asServed, key: 'account', header: t('rolePeople.account'), width: 130 },
      { ...asServed, key: 'fnumber', header: t('rolePeople.number'), width: 130 },
      { ...asServed, key: 'deptName', header: t('rolePeople.dept'), width: 170, grow: 1 },
      { ...asServed, key: 'postName', header: t('rolePeople.post'), width: 150 },
      {
        ...asServed,
        key: 'status',
        header: t('rolePeople.status'),
        width: 150,
        cell: {
          text: (status) => t(status === 'enabled' ? 'rolePeople.enabled' : 'rolePeople.locked'),
          render: ({ row, text }) => <StatusDot tone={row.status === 'enabled' ? 'success' : 'neutral'}>{text}</StatusDot>,
        },
      },
    ],
    [t],
  )
  const changed = (): void => {
    clear()
    void mutate(isKeyOf(plus.rolePeople))
    void mutate(isRolesKey)
  }
  const bind = (userIds: readonly string[], isHeld: boolean): Promise<unknown> =>
    write(plus.bindRole, { roleId: id, userIds, isHeld } satisfies RoleBinding)
  const take = async (people: readonly RolePerson[]): Promise<void> => {
    const isSure = await confirm({
      title: t('rolePeople.takeAsk', { count: people.length, name }),
      message: t('rolePeople.takeText'),
      tone: 'danger',
      confirmLabel: t('rolePeople.take'),
    })
    if (!isSure) return
    try {
      await bind(
        people.map((person) => person.id),
        false,
      )
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
      return
    }
    toast.success(t('rolePeople.taken', { count: people.length }))
    changed()
  }
  const mayGrant = can('user_grant')
  const { chosen, clear } = useChosen<RolePerson>(mayGrant, (rows) => (
    <Button size="small" variant="danger" onPress={() => void take(rows)}>
      {t('rolePeople.take')}
    </Button>
  ))
  return (
    <Panel>
      <AdminList<RolePerson>
        title={name}
        path={plus.rolePeople}
        query={{ roleId: id }}
        columns={columns}
        hint={t('rolePeople.hint')}
        empty={{ title: t('rolePeople.empty'), description: t('rolePeople.emptyHint'), icon: <UserRound size={20} /> }}
        actions={
          <>
            <Button icon={<ShieldCheck size={16} aria-hidden />} onPress={() => void navigate(`/system/role?id=${id}`)}>
              {t('rolePeople.grants')}
            </Button>
            {mayGrant && (
              <Button variant="primary" icon={<UserPlus size={16} aria-hidden />} onPress={() => setAdding(true)}>
                {t('rolePeople.add')}
              </Button>
            )}
          </>
        }
        chosen={chosen}
      />
      {isAdding && (
        <AddPeopleDialog
          role={name}
          onAdd={async (people) => {
            await bind(people, true)
            setAdding(false)
            toast.success(t('rolePeople.added', { count: people.length }))
            changed()
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Panel>
  )
}
