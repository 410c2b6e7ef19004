import { type BinEntry, type BinResource, type BulkResult, binCalls } from '@bip/contract'
import {
  Button,
  type DataColumn,
  type DataListFilter,
  FilterButton,
  Menu,
  useConfirm,
  useLocale,
  useToast,
} from '@bip/design-system'
import { Trash2, Undo2 } from '@bip/design-system/icons'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { useSession } from '../../../app/session.tsx'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { AdminList, asServed, useChosen, useTimeColumn } from '../AdminList.tsx'
import { isKeyOf, useAnswer, useAsked, write } from '../adminCalls.ts'
import { useSystemText } from '../useSystemText.ts'

/** What was removed, by whom, and the way to bring it back or to let it go for good. */
export const BinPage = () => {
  const { can } = useSession()
  return can('bin_view') ? <Bin /> : <StatusPage status={403} />
}

const Bin = () => {
  const { t } = useSystemText()
  const { can } = useSession()
  const { get, ask } = useAsked()
  const columns = useBinColumns()
  const resource = get('resource')
  const { restore, erase } = useBinActs(() => clear())
  const { clear, chosen } = useChosen<BinEntry>(true, (rows) => (
    <>
      <Button size="small" icon={<Undo2 size={14} aria-hidden />} onPress={() => void restore(rows)}>
        {t('bin.restore')}
      </Button>
      {can('bin_erase') && (
        <Button size="small" variant="danger" icon={<Trash2 size={14} aria-hidden />} onPress={() => void erase(rows)}>
          {t('bin.erase')}
        </Button>
      )}
    </>
  ))
  return (
    <AdminList<BinEntry>
      title={t('bin.title')}
      path={binCalls.list}
      query={resource ? { resource } : {}}
      columns={columns}
      hint={t('bin.hint')}
      empty={{ title: t('bin.empty'), description: t('bin.emptyHint'), icon: <Trash2 size={20} /> }}
      conditions={[useResourceFilter(resource, (next) => ask({ resource: next }))]}
      onClear={resource ? () => ask({ q: undefined, resource: undefined }) : undefined}
      chosen={chosen}
      rowActions={(row) => (
        <Button size="small" variant="quiet" icon={<Undo2 size={14} aria-hidden />} onPress={() => void restore([row])}>
          {t('bin.restore')}
        </Button>
      )}
    />
  )
}

const useBinColumns = (): DataColumn<BinEntry>[] => {
  const { t } = useSystemText()
  const { formatNumber } = useLocale()
  const removedAt = useTimeColumn<BinEntry>('removedAt', t('bin.removedAt'))
  return useMemo(() => {
    const daysLeft = ({ goesAt }: BinEntry): string => {
      if (goesAt === null) return t('bin.stays')
      const count = Math.max(0, Math.ceil((Date.parse(goesAt) - Date.now()) / 86_400_000))
      return t('bin.daysLeft', { count, shown: formatNumber(count) })
    }
    return [
      { ...asServed, key: 'name', header: t('bin.name'), width: 260, grow: 1, pin: 'start' },
      { ...asServed, key: 'resourceName', header: t('bin.resource'), width: 160 },
      { ...asServed, key: 'removedByName', header: t('bin.removedBy'), width: 140 },
      removedAt,
      { ...asServed, key: 'goesAt', header: t('bin.goesAt'), width: 150, value: daysLeft },
    ]
  }, [t, removedAt, formatNumber])
}

const useResourceFilter = (resource: string, onChange: (resource: string | undefined) => void): DataListFilter => {
  const { t } = useSystemText()
  const { data: resources = [] } = useAnswer<BinResource[]>(binCalls.resources)
  const shown = resources.find((one) => one.resource === resource)?.name ?? (resource || t('common.all'))
  return {
    key: 'resource',
    label: t('bin.resource'),
    isSet: resource !== '',
    draw: () => (
      <Menu
        key="resource"
        label={t('bin.resource')}
        items={[
          { key: 'all', label: t('common.all') },
          ...resources.map(({ resource: key, name, count }) => ({ key, label: `${name} (${count})` })),
        ]}
        onAction={(key) => onChange(key === 'all' ? undefined : key)}
        trigger={<FilterButton label={t('bin.resource')} value={shown} isSet={resource !== ''} />}
      />
    ),
  }
}

/** Brings entries back or lets them go, each by itself, and says which could not be. */
const useBinActs = (onDone: () => void) => {
  const { t } = useSystemText()
  const { mutate } = useSWRConfig()
  const confirm = useConfirm()
  const toast = useToast()

  const run = async (path: string, rows: readonly BinEntry[], done: 'bin.restored' | 'bin.erased'): Promise<void> => {
    const failed: string[] = []
    let count = 0
    for (const [resource, entries] of Map.groupBy(rows, (row) => row.resource)) {
      const ids = entries.map(({ recordId }) => recordId)
      try {
        const { results } = await write<BulkResult>(path, { resource, ids })
        count += results.filter(({ ok }) => ok).length
        for (const { id, ok, msg } of results)
          if (!ok) failed.push(`${entries.find(({ recordId }) => recordId === id)?.name ?? id}: ${msg}`)
      } catch (error) {
        failed.push(`${entries.map(({ name }) => name).join(', ')}: ${error instanceof Error ? error.message : String(error)}`)
      }
      // Lists and pages of these records are asked for again.
      void mutate((key) => Array.isArray(key) && key[1] === resource)
    }
    if (count > 0) toast.success(t(done, { count }))
    const [first] = failed
    if (first) toast.error(first, failed.length > 1 ? { details: failed.join('\n') } : {})
    onDone()
    void mutate(isKeyOf(binCalls.list, binCalls.resources))
  }

  return {
    restore: (rows: readonly BinEntry[]) => run(binCalls.restore, rows, 'bin.restored'),
    erase: async (rows: readonly BinEntry[]): Promise<void> => {
      const [first] = rows
      const title =
        rows.length === 1 && first ? t('bin.eraseOne', { name: first.name }) : t('bin.eraseMany', { count: rows.length })
      if (!(await confirm({ title, message: t('bin.eraseText'), tone: 'danger', confirmLabel: t('bin.erase') }))) return
      await run(binCalls.erase, rows, 'bin.erased')
    },
  }
}
