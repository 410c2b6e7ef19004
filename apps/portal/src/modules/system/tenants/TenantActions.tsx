import type { TenantDetail } from '@bip/contract'
import { Button, IconButton, Menu, type MenuItem } from '@bip/design-system'
import { Ban, Check, Ellipsis, KeyRound, Package, Pencil, Trash2 } from '@bip/design-system/icons'
import { useSession } from '../../../app/session.tsx'
import { useSystemText } from '../useSystemText.ts'
import type { TenantAsked } from './TenantDialogs.tsx'
import type { TenantActs } from './useTenantActs.ts'

type TenantActionsProps = { tenant: TenantDetail; acts: TenantActs; ask: (asked: TenantAsked) => void }

/** What is done with one tenant; one's own is only edited. */
export const TenantActions = ({ tenant, acts, ask }: TenantActionsProps) => {
  const { t } = useSystemText()
  const { user } = useSession()
  const isEnabled = tenant.status === 'enabled'
  const items: MenuItem[] = [
    { key: 'package', label: t('tenants.setPackage'), icon: <Package size={16} aria-hidden /> },
    { key: 'reset', label: t('tenants.resetPassword'), icon: <KeyRound size={16} aria-hidden /> },
    isEnabled
      ? { key: 'recycle', label: t('tenants.recycle'), icon: <Ban size={16} aria-hidden />, tone: 'danger' }
      : { key: 'pass', label: t('tenants.pass'), icon: <Check size={16} aria-hidden /> },
  ]
  if (!isEnabled) items.push({ key: 'remove', label: t('common.remove'), icon: <Trash2 size={16} aria-hidden />, tone: 'danger' })
  const runs: Readonly<Record<string, () => void>> = {
    package: () => ask({ what: 'package', tenants: [tenant] }),
    reset: () => ask({ what: 'reset', tenant }),
    recycle: () => void acts.recycle([tenant]),
    pass: () => void acts.pass([tenant]),
    remove: () => void acts.remove(tenant),
  }
  return (
    <>
      <IconButton
        size="small"
        icon={<Pencil size={16} aria-hidden />}
        label={t('common.edit')}
        onPress={() => ask({ what: 'edit', tenant })}
      />
      {tenant.id !== user?.tenantId && (
        <Menu
          label={t('common.more')}
          placement="bottom-end"
          items={items}
          onAction={(key) => runs[key]?.()}
          trigger={<IconButton size="small" icon={<Ellipsis size={16} aria-hidden />} label={t('common.more')} />}
        />
      )}
    </>
  )
}

type ChosenTenantsProps = Omit<TenantActionsProps, 'tenant'> & { tenants: readonly TenantDetail[]; clear: () => void }

/** What is done with chosen tenants, one's own left out. */
export const ChosenTenants = ({ tenants, acts, ask, clear }: ChosenTenantsProps) => {
  const { t } = useSystemText()
  const { user } = useSession()
  const others = tenants.filter(({ id }) => id !== user?.tenantId)
  const isDisabled = others.length === 0
  return (
    <>
      <Button size="small" isDisabled={isDisabled} onPress={() => ask({ what: 'package', tenants: others, clear })}>
        {t('tenants.setPackage')}
      </Button>
      <Button size="small" isDisabled={isDisabled} onPress={() => void acts.pass(others, clear)}>
        {t('tenants.pass')}
      </Button>
      <Button size="small" variant="danger" isDisabled={isDisabled} onPress={() => void acts.recycle(others, clear)}>
        {t('tenants.recycle')}
      </Button>
    </>
  )
}
