import type { AnyRecord, NewTenant, Page, TenantDetail } from '@bip/contract'
import { DatePicker, FormField, NumberField, Select, TextArea, TextField } from '@bip/design-system'
import { useAnswer, write } from '../calls.ts'
import { FormDialog } from '../FormDialog.tsx'
import { useSystemText } from '../useSystemText.ts'

type TenantDialogProps = {
  /** The tenant to be changed; a new one without. */
  tenant?: TenantDetail
  onClose: () => void
  onSaved: (answer: NewTenant) => void
}

type Values = {
  tenantId: string
  tenantName: string
  domain: string
  contactName: string
  contactPhone: string
  accountLimit: string | null
  expiresOn: string | null
  timeZone: string | null
  packageId: string | null
  remark: string
}

const zones = ['Asia/Shanghai', 'Asia/Ho_Chi_Minh', 'Asia/Singapore', 'Asia/Tokyo', 'Europe/Berlin', 'America/New_York', 'UTC']

/** The packages there are, as options. */
export const usePackages = () =>
  useAnswer<Page<AnyRecord>>('/blade-system/tenant-package/list', { current: 1, size: 200 }).data?.records.map((record) => ({
    value: record.id,
    label: String(record.packageName),
  }))

/** What a tenant is called, who answers for it, and what it may have. */
export const TenantDialog = ({ tenant, onClose, onSaved }: TenantDialogProps) => {
  const { t } = useSystemText()
  const packages = usePackages()
  const start: Values = {
    tenantId: tenant?.tenantId ?? '',
    tenantName: tenant?.tenantName ?? '',
    domain: tenant?.domain ?? '',
    contactName: tenant?.contactName ?? '',
    contactPhone: tenant?.contactPhone ?? '',
    accountLimit: tenant?.accountLimit ? String(tenant.accountLimit) : null,
    expiresOn: tenant?.expiresOn || null,
    timeZone: tenant?.timeZone ?? 'Asia/Shanghai',
    packageId: tenant?.packageId || null,
    remark: tenant?.remark ?? '',
  }
  const save = async ({ tenantId, accountLimit, expiresOn, packageId, ...values }: Values): Promise<void> => {
    const answer = await write<NewTenant>('/blade-system/tenant/submit', {
      ...values,
      ...(tenant ? { id: tenant.id } : tenantId && { tenantId }),
      accountLimit: accountLimit ? Number(accountLimit) : null,
      expiresOn: expiresOn ?? '',
      packageId: packageId ?? '',
    })
    onSaved(answer)
  }
  return (
    <FormDialog<Values> title={t(tenant ? 'tenants.edit' : 'tenants.add')} start={start} onSave={save} onClose={onClose}>
      <FormField
        name="tenantName"
        label={t('tenants.name')}
        rules={{ required: true, maxLength: 100 }}
        render={(field) => <TextField {...field} autoFocus />}
      />
      <FormField
        name="tenantId"
        label={t('tenants.number')}
        isReadOnly={tenant !== undefined}
        render={(field) => <TextField {...field} hint={tenant ? undefined : t('tenants.numberHint')} />}
      />
      <FormField name="domain" label={t('tenants.domain')} render={(field) => <TextField {...field} />} />
      <FormField
        name="packageId"
        label={t('tenants.package')}
        render={(field) => <Select {...field} isClearable placeholder={t('tenants.noPackage')} options={packages ?? []} />}
      />
      <FormField name="contactName" label={t('tenants.contact')} render={(field) => <TextField {...field} />} />
      <FormField name="contactPhone" label={t('tenants.phone')} render={(field) => <TextField {...field} />} />
      <FormField
        name="accountLimit"
        label={t('tenants.limit')}
        render={(field) => <NumberField {...field} min="1" precision={0} hint={t('tenants.limitHint')} />}
      />
      <FormField
        name="expiresOn"
        label={t('tenants.expires')}
        render={(field) => <DatePicker {...field} hint={t('tenants.never')} />}
      />
      <FormField
        name="timeZone"
        label={t('tenants.zone')}
        rules={{ required: true }}
        render={(field) => (
          <Select
            {...field}
            options={[...new Set([...zones, start.timeZone ?? ''])].filter(Boolean).map((zone) => ({ value: zone, label: zone }))}
          />
        )}
      />
      <FormField name="remark" label={t('common.remark')} span={2} render={(field) => <TextArea {...field} />} />
    </FormDialog>
  )
}
