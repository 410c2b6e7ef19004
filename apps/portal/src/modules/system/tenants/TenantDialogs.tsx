import type { AdministratorReset, NewTenant, TenantDetail } from '@bip/contract'
import { useToast } from '@bip/design-system'
import { FirstPassword } from '../FirstPassword.tsx'
import { useSystemText } from '../useSystemText.ts'
import { AdministratorDialog } from './AdministratorDialog.tsx'
import { PackageDialog } from './PackageDialog.tsx'
import { TenantDialog } from './TenantDialog.tsx'

/** What the page of tenants has open. */
export type TenantAsked =
  | { what: 'edit'; tenant?: TenantDetail }
  | { what: 'package'; tenants: readonly TenantDetail[]; clear?: () => void }
  | { what: 'made'; made: NewTenant }
  | { what: 'reset'; tenant: TenantDetail }
  | { what: 'done'; reset: AdministratorReset }

type TenantDialogsProps = { asked: TenantAsked; ask: (asked: TenantAsked | null) => void; onChanged: () => void }

/** The dialogs of the page of tenants. */
export const TenantDialogs = ({ asked, ask, onChanged }: TenantDialogsProps) => {
  const { t } = useSystemText()
  const toast = useToast()
  const close = (): void => ask(null)
  const saved = (next: TenantAsked | null = null): void => {
    ask(next)
    if (!next) toast.success(t('common.done'))
    onChanged()
  }
  switch (asked.what) {
    case 'edit':
      return (
        <TenantDialog
          tenant={asked.tenant}
          onClose={close}
          onSaved={(made) => saved(made.password ? { what: 'made', made } : null)}
        />
      )
    case 'package':
      return (
        <PackageDialog
          tenants={asked.tenants}
          onClose={close}
          onSaved={() => {
            asked.clear?.()
            saved()
          }}
        />
      )
    case 'reset':
      return <AdministratorDialog tenant={asked.tenant} onClose={close} onReset={(reset) => ask({ what: 'done', reset })} />
    case 'made':
      return <NewPassword made={asked.made} onClose={close} />
    case 'done':
      return <ResetPassword reset={asked.reset} onClose={close} />
  }
}

const NewPassword = ({ made, onClose }: { made: NewTenant; onClose: () => void }) => {
  const { t } = useSystemText()
  return (
    <FirstPassword
      title={t('tenants.firstPassword')}
      hint={t('tenants.firstHint')}
      items={[
        { label: t('tenants.number'), text: made.id },
        { label: t('tenants.account'), text: made.account ?? '' },
        { label: t('tenants.password'), text: made.password ?? '' },
      ]}
      onClose={onClose}
    />
  )
}

const ResetPassword = ({ reset, onClose }: { reset: AdministratorReset; onClose: () => void }) => {
  const { t } = useSystemText()
  return (
    <FirstPassword
      title={t('tenants.resetDone')}
      hint={t('tenants.resetHint')}
      items={[
        { label: t('tenants.number'), text: reset.tenantId },
        { label: t('tenants.account'), text: reset.account },
        { label: t('tenants.newPassword'), text: reset.password },
      ]}
      onClose={onClose}
    />
  )
}
