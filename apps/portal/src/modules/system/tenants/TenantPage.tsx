import type { AdministratorReset, NewTenant, TenantDetail } from '@bip/contract'
import { Button, type DataColumn, IconButton, Menu, StatusDot, useConfirm, useToast } from '@bip/design-system'
import { Ban, Building2, Check, Ellipsis, KeyRound, Package, Pencil, Plus, Trash2 } from '@bip/design-system/icons'
import { useMemo, useState } from 'react'
import { useSWRConfig } from 'swr'
import { useSession } from '../../../app/session.tsx'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { AdminList, asServed, useChosen, useTimeColumn } from '../AdminList.tsx'
import { isKeyOf, write } from '../adminCalls.ts'
import { FirstPassword } from '../FirstPassword.tsx'
import { useSystemText } from '../useSystemText.ts'
import { AdministratorDialog } from './AdministratorDialog.tsx'
import { PackageDialog } from './PackageDialog.tsx'
import { TenantDialog } from './TenantDialog.tsx'

const base = '/blade-system/tenant'
/** The tenants of the installation; for the first one's administrators. */
export const TenantPage = () => {
  const { can } = useSession()
  return can('tenant_view') ? <Tenants /> : <StatusPage status={403} />
}

const useColumns = (): DataColumn<TenantDetail>[] => {
  const { t } = useSystemText()
  const created = useTimeColumn<TenantDetail>('createTime', t('tenants.created'))
  return useMemo(
    () => [
      { ...asServed, key: 'tenantName', header: t('tenants.name'), width: 200, pin: 'start' },
      { ...asServed, key: 'tenantId', header: t('tenants.number'), width: 110 },
      {
        ...asServed,
        key: 'status',
        header: t('common.status'),
        width: 120,
        cell: {
          text: (value) => t(value === 'enabled' ? 'tenants.enabled' : 'tenants.disabled'),
          render: ({ row, text }) => <StatusDot tone={row.status === 'enabled' ? 'success' : 'neutral'}>{text}</StatusDot>,
        },
      },
      {
        ...asServed,
        key: 'packageName',
        header: t('tenants.package'),
        width: 150,
        cell: { text: (value) => String(value || t('tenants.noPackage')) },
      },
      {
        ...asServed,
        key: 'accountCount',
        header: t('tenants.accounts'),
        width: 110,
        align: 'right',
        cell: {
          text: (_, { accountCount, accountLimit }) => (accountLimit ? `${accountCount} / ${accountLimit}` : `${accountCount}`),
        },
      },
      {
        ...asServed,
        key: 'expiresOn',
        header: t('tenants.expires'),
        width: 120,
        cell: { text: (value) => String(value || t('tenants.never')) },
      },
      { ...asServed, key: 'domain', header: t('tenants.domain'), width: 190, grow: 1 },
      { ...asServed, key: 'contactName', header: t('tenants.contact'), width: 110 },
      created,
    ],
    [t, created],
  )
}

const Tenants = () => {
  const { t } = useSystemText()
  const { can, user } = useSession()
  const { mutate } = useSWRConfig()
  const confirm = useConfirm()
  const toast = useToast()
  const columns = useColumns()
  const [edited, setEdited] = useState<{ tenant?: TenantDetail } | null>(null)
  const [packed, setPacked] = useState<readonly TenantDetail[] | null>(null)
  const [made, setMade] = useState<NewTenant | null>(null)
  const [locked, setLocked] = useState<TenantDetail | null>(null)
  const [reset, setReset] = useState<AdministratorReset | null>(null)
  const mayEdit = can('tenant_edit')
  const refresh = (): void => {
    clear()
    void mutate(isKeyOf(`${base}/list`))
  }
  const run = async (path: string, body: object): Promise<void> => {
    try {
      await write(`${base}/${path}`, body, { tell: true })
      toast.success(t('common.done'))
    } catch {
      // The client has said why; the list tells how it stands.
    }
    refresh()
  }
  const recycle = async (rows: readonly TenantDetail[]): Promise<void> => {
    const title = t('tenants.recycleAsk', { count: rows.length })
    if (!(await confirm({ title, message: t('tenants.recycleText'), tone: 'danger', confirmLabel: t('tenants.recycle') }))) return
    await run('recycle', { ids: rows.map(({ id }) => id) })
  }
  const remove = async ({ id, tenantName }: TenantDetail): Promise<void> => {
    const isSure = await confirm({
      title: t('tenants.removeAsk', { name: tenantName }),
      message: t('tenants.removeText'),
      tone: 'danger',
      confirmLabel: t('common.remove'),
      input: { label: t('tenants.removeLabel'), expected: tenantName },
    })
    if (isSure) await run('remove', { ids: id, name: tenantName })
  }
  const { chosen, clear } = useChosen<TenantDetail>(mayEdit, (rows) => {
    const others = rows.filter(({ id }) => id !== user?.tenantId)
    return (
      <>
        <Button size="small" isDisabled={others.length === 0} onPress={() => setPacked(others)}>
          {t('tenants.setPackage')}
        </Button>
        <Button
          size="small"
          isDisabled={others.length === 0}
          onPress={() => void run('pass', { ids: others.map(({ id }) => id) })}
        >
          {t('tenants.pass')}
        </Button>
        <Button size="small" variant="danger" isDisabled={others.length === 0} onPress={() => void recycle(others)}>
          {t('tenants.recycle')}
        </Button>
      </>
    )
  })
  const actionsOf = (row: TenantDetail) => {
    const isOwn = row.id === user?.tenantId
    return (
      <>
        <IconButton
          size="small"
          icon={<Pencil size={16} aria-hidden />}
          label={t('common.edit')}
          onPress={() => setEdited({ tenant: row })}
        />
        {!isOwn && (
          <Menu
            label={t('common.more')}
            placement="bottom-end"
            items={[
              { key: 'package', label: t('tenants.setPackage'), icon: <Package size={16} aria-hidden /> },
              { key: 'reset', label: t('tenants.resetPassword'), icon: <KeyRound size={16} aria-hidden /> },
              row.status === 'enabled'
                ? { key: 'recycle', label: t('tenants.recycle'), icon: <Ban size={16} aria-hidden />, tone: 'danger' }
                : { key: 'pass', label: t('tenants.pass'), icon: <Check size={16} aria-hidden /> },
              ...(row.status === 'disabled'
                ? [{ key: 'remove', label: t('common.remove'), icon: <Trash2 size={16} aria-hidden />, tone: 'danger' as const }]
                : []),
            ]}
            onAction={(key) => {
              if (key === 'package') setPacked([row])
              else if (key === 'reset') setLocked(row)
              else if (key === 'recycle') void recycle([row])
              else if (key === 'pass') void run('pass', { ids: [row.id] })
              else void remove(row)
            }}
            trigger={<IconButton size="small" icon={<Ellipsis size={16} aria-hidden />} label={t('common.more')} />}
          />
        )}
      </>
    )
  }
  return (
    <>
      <AdminList<TenantDetail>
        title={t('tenants.title')}
        path={`${base}/list`}
        columns={columns}
        hint={t('tenants.hint')}
        empty={{ title: t('tenants.empty'), icon: <Building2 size={20} /> }}
        onRowPress={mayEdit ? (tenant) => setEdited({ tenant }) : undefined}
        rowActions={mayEdit ? actionsOf : undefined}
        chosen={chosen}
        actions={
          mayEdit && (
            <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => setEdited({})}>
              {t('tenants.add')}
            </Button>
          )
        }
      />
      {edited && (
        <TenantDialog
          tenant={edited.tenant}
          onClose={() => setEdited(null)}
          onSaved={(answer) => {
            setEdited(null)
            if (answer.password) setMade(answer)
            else toast.success(t('common.done'))
            refresh()
          }}
        />
      )}
      {packed && (
        <PackageDialog
          tenants={packed}
          onClose={() => setPacked(null)}
          onSaved={() => {
            setPacked(null)
            toast.success(t('common.done'))
            refresh()
          }}
        />
      )}
      {made && (
        <FirstPassword
          title={t('tenants.firstPassword')}
          hint={t('tenants.firstHint')}
          items={[
            { label: t('tenants.number'), text: made.id },
            { label: t('tenants.account'), text: made.account ?? '' },
            { label: t('tenants.password'), text: made.password ?? '' },
          ]}
          onClose={() => setMade(null)}
        />
      )}
      {locked && (
        <AdministratorDialog
          tenant={locked}
          onClose={() => setLocked(null)}
          onReset={(answer) => {
            setLocked(null)
            setReset(answer)
          }}
        />
      )}
      {reset && (
        <FirstPassword
          title={t('tenants.resetDone')}
          hint={t('tenants.resetHint')}
          items={[
            { label: t('tenants.number'), text: reset.tenantId },
            { label: t('tenants.account'), text: reset.account },
            { label: t('tenants.newPassword'), text: reset.password },
          ]}
          onClose={() => setReset(null)}
        />
      )}
    </>
  )
}
