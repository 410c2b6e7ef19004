import { type AdministratorReset, plus, type TenantAdministrator, type TenantDetail } from '@bip/contract'
import { Alert, Dialog, FormField, Select, Skeleton } from '@bip/design-system'
import { useAnswer, write } from '../calls.ts'
import { FormDialog } from '../FormDialog.tsx'
import { useSystemText } from '../useSystemText.ts'

type AdministratorDialogProps = {
  tenant: TenantDetail
  onClose: () => void
  /** Hears the new password, which nobody is told again. */
  onReset: (answer: AdministratorReset) => void
}

/** Lets an administrator of another tenant in again: which one, and what happens to them. */
export const AdministratorDialog = ({ tenant, onClose, onReset }: AdministratorDialogProps) => {
  const { t } = useSystemText()
  const { data, error } = useAnswer<TenantAdministrator[]>(plus.tenantAdministrators, { tenantId: tenant.id })
  const title = t('tenants.resetAsk', { name: tenant.tenantName })
  if (!data?.length)
    return (
      <Dialog isOpen size="small" title={title} onClose={onClose}>
        {error && <Alert tone="danger">{error.message}</Alert>}
        {data ? <Alert tone="warning">{t('tenants.noAdministrator')}</Alert> : !error && <Skeleton lines={3} />}
      </Dialog>
    )
  const [first] = data
  return (
    <FormDialog<{ userId: string | null }>
      title={title}
      size="small"
      columns={1}
      saveLabel={t('tenants.reset')}
      // Of several one has to be chosen: the wrong one would be thrown out.
      start={{ userId: data.length === 1 && first ? first.id : null }}
      onSave={async ({ userId }) => {
        onReset(await write<AdministratorReset>(plus.resetAdministrator, { tenantId: tenant.id, userId }))
      }}
      onClose={onClose}
    >
      <Alert tone="warning">{t('tenants.resetText')}</Alert>
      <FormField
        name="userId"
        label={t('tenants.account')}
        rules={{ required: true }}
        render={(field) => (
          <Select
            {...field}
            options={data.map(({ id, account, realName }) => ({ value: id, label: `${realName} · ${account}` }))}
          />
        )}
      />
    </FormDialog>
  )
}
