import { plus, type RoleBinding, type RolePerson } from '@bip/contract'
import { rolePeopleList } from '@bip/contract/listings'
import { useConfirm, useToast } from '@bip/design-system'
import { useRefresh } from '@bip/records'
import { useSWRConfig } from 'swr'
import { write } from '../calls.ts'
import { useSystemText } from '../useSystemText.ts'
import { isRolesKey } from './roleCalls.ts'

/** Gives a role to people and takes it from them. */
export function useRolePeople(roleId: string, name: string) {
  const { t } = useSystemText()
  const { mutate } = useSWRConfig()
  const refresh = useRefresh()
  const confirm = useConfirm()
  const toast = useToast()
  const bind = (userIds: readonly string[], isHeld: boolean): Promise<unknown> =>
    write(plus.bindRole, { roleId, userIds, isHeld } satisfies RoleBinding)
  const changed = (): void => {
    void refresh(rolePeopleList)
    void mutate(isRolesKey)
  }
  return {
    /** Throws what refused it, for the dialog that asked. */
    add: async (userIds: readonly string[]): Promise<void> => {
      await bind(userIds, true)
      toast.success(t('rolePeople.added', { count: userIds.length }))
      changed()
    },
    take: async (people: readonly RolePerson[], done: () => void): Promise<void> => {
      const isSure = await confirm({
        title: t('rolePeople.takeAsk', { count: people.length, name }),
        message: t('rolePeople.takeText'),
        tone: 'danger',
        confirmLabel: t('rolePeople.take'),
      })
      if (!isSure) return
      const ids = people.map(({ id }) => id)
      try {
        await bind(ids, false)
      } catch (error) {
        toast.error(error instanceof Error ? error.message : String(error))
        return
      }
      toast.success(t('rolePeople.taken', { count: people.length }))
      done()
      changed()
    },
  }
}
