import type { TenantDetail } from '@bip/contract'
import { tenantList } from '@bip/contract/listings'
import { useConfirm, useToast } from '@bip/design-system'
import { useRefresh } from '@bip/records'
import { write } from '../calls.ts'
import { useSystemText } from '../useSystemText.ts'

const base = '/blade-system/tenant'

const idsOf = (tenants: readonly TenantDetail[]): string[] => tenants.map(({ id }) => id)

/** What is done with tenants at once, after a question where it hurts. */
export const useTenantActs = () => {
  const { t } = useSystemText()
  const refreshList = useRefresh()
  const confirm = useConfirm()
  const toast = useToast()
  const refresh = (): void => void refreshList(tenantList)
  const run = async (path: string, body: object, done?: () => void): Promise<void> => {
    try {
      await write(`${base}/${path}`, body, { tell: true })
      toast.success(t('common.done'))
    } catch {
      // The client has said why; the list tells how it stands.
    }
    done?.()
    refresh()
  }
  return {
    refresh,
    pass: (tenants: readonly TenantDetail[], done?: () => void): Promise<void> => run('pass', { ids: idsOf(tenants) }, done),
    recycle: async (tenants: readonly TenantDetail[], done?: () => void): Promise<void> => {
      const title = t('tenants.recycleAsk', { count: tenants.length })
      const question = { title, message: t('tenants.recycleText'), confirmLabel: t('tenants.recycle') }
      if (await confirm({ ...question, tone: 'danger' })) await run('recycle', { ids: idsOf(tenants) }, done)
    },
    remove: async ({ id, tenantName }: TenantDetail): Promise<void> => {
      const isSure = await confirm({
        title: t('tenants.removeAsk', { name: tenantName }),
        message: t('tenants.removeText'),
        tone: 'danger',
        confirmLabel: t('common.remove'),
        input: { label: t('tenants.removeLabel'), expected: tenantName },
      })
      if (isSure) await run('remove', { ids: id, name: tenantName })
    },
  }
}

export type TenantActs = ReturnType<typeof useTenantActs>
