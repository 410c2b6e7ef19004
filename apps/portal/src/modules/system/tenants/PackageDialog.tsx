import type { TenantDetail } from '@bip/contract'
import { FormField, Select } from '@bip/design-system'
import { write } from '../calls.ts'
import { FormDialog } from '../FormDialog.tsx'
import { useSystemText } from '../useSystemText.ts'
import { usePackages } from './TenantDialog.tsx'

type PackageDialogProps = { tenants: readonly TenantDetail[]; onClose: () => void; onSaved: () => void }

/** Which package some tenants have; none means that they may have everything. */
export const PackageDialog = ({ tenants, onClose, onSaved }: PackageDialogProps) => {
  const { t } = useSystemText()
  const packages = usePackages()
  const [first] = tenants
  return (
    <FormDialog<{ packageId: string | null }>
      title={t('tenants.setPackage')}
      size="small"
      columns={1}
      start={{ packageId: tenants.length === 1 ? first?.packageId || null : null }}
      onSave={async ({ packageId }) => {
        await write('/blade-system/tenant/package-setting', { tenantId: tenants.map(({ id }) => id), packageId: packageId ?? '' })
        onSaved()
      }}
      onClose={onClose}
    >
      <FormField
        name="packageId"
        label={t('tenants.package')}
        render={(field) => <Select {...field} isClearable placeholder={t('tenants.noPackage')} options={packages ?? []} />}
      />
    </FormDialog>
  )
}
