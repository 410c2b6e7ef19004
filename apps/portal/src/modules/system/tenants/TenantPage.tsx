import type { TenantDetail } from '@bip/contract'
import { tenantList } from '@bip/contract/listings'
import { Button } from '@bip/design-system'
import { Plus } from '@bip/design-system/icons'
import { useState } from 'react'
import { useSession } from '../../../app/session.tsx'
import { ListingScreen } from '../../ListingScreen.tsx'
import { useSystemText } from '../useSystemText.ts'
import { ChosenTenants, TenantActions } from './TenantActions.tsx'
import { type TenantAsked, TenantDialogs } from './TenantDialogs.tsx'
import { useTenantActs } from './useTenantActs.ts'

/** The tenants of the installation; for the first one's administrators. */
export const TenantPage = () => {
  const { t } = useSystemText()
  const { can } = useSession()
  const [asked, ask] = useState<TenantAsked | null>(null)
  const acts = useTenantActs()
  const mayEdit = can('tenant_edit')
  const shown = (tenant: TenantDetail) => ({
    packageName: tenant.packageName || t('tenants.noPackage'),
    accounts: tenant.accountLimit ? `${tenant.accountCount} / ${tenant.accountLimit}` : `${tenant.accountCount}`,
    expires: tenant.expiresOn || t('tenants.never'),
  })
  const editing = {
    actions: () => (
      <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => ask({ what: 'edit' })}>
        {t('tenants.add')}
      </Button>
    ),
    onRowPress: (tenant: TenantDetail) => ask({ what: 'edit', tenant }),
    rowActions: (tenant: TenantDetail) => <TenantActions tenant={tenant} acts={acts} ask={ask} />,
    chosenActions: (tenants: readonly TenantDetail[], clear: () => void) => (
      <ChosenTenants tenants={tenants} acts={acts} ask={ask} clear={clear} />
    ),
  }
  return (
    <>
      <ListingScreen<TenantDetail> listing={tenantList} parts={{ shown, ...(mayEdit && editing) }} />
      {asked && <TenantDialogs asked={asked} ask={ask} onChanged={acts.refresh} />}
    </>
  )
}
