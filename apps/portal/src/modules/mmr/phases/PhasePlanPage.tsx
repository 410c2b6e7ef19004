import { type PhasePlan, phasePlanCalls } from '@bip/contract/resources'
import { Button, PageHeader, Skeleton, Tag } from '@bip/design-system'
import { CalendarClock } from '@bip/design-system/icons'
import { RecordCombo } from '@bip/pickers'
import { useHost } from '@bip/records'
import { useAdapter } from '@bip/records/parts'
import { startTransition, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import useSWR from 'swr'
import { todayIn } from '../../../app/todayIn.ts'
import { LoadFailed } from '../../../pages/LoadFailed.tsx'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { GridBar, GridPage } from '../../grid.styles.ts'
import { PhaseChart } from './PhaseChart.tsx'
import { ProposalDialog } from './ProposalDialog.tsx'
import { usePhaseText } from './usePhaseText.ts'

const filters = {
  deptId: ['department', 'dept'],
  stationId: ['planStation', 'station'],
  categoryId: ['planOrderCategory', 'category'],
} as const
type FilterName = keyof typeof filters
const names = ['deptId', 'stationId', 'categoryId'] as const satisfies readonly FilterName[]

/** The phases of all open orders over time, narrowed by the address. */
export const PhasePlanPage = () => {
  const { t } = usePhaseText()
  const { client, timeZone, permissions } = useHost()
  const [search, setSearch] = useSearchParams()
  const [isProposing, setProposing] = useState(false)
  useTabLabel(t('title'))
  const query = Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name) ?? '']] : [])))
  const { data, error, mutate } = useSWR<PhasePlan, Error>(
    permissions.has('planOrderPhase_view') ? [phasePlanCalls.plan, JSON.stringify(query)] : null,
    () => client.request<PhasePlan>({ path: phasePlanCalls.plan, query, silent: true }),
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  const today = todayIn(timeZone)
  if (!permissions.has('planOrderPhase_view')) return <StatusPage status={403} />
  const ask = (name: FilterName, value: string | null): void => {
    const params = new URLSearchParams(search)
    if (value) params.set(name, value)
    else params.delete(name)
    startTransition(() => setSearch(params, { replace: true }))
  }
  return (
    <GridPage>
      <PageHeader title={t('title')} />
      <GridBar>
        {names.map((name) => (
          <Filter key={name} name={name} value={search.get(name)} onChange={(value) => ask(name, value)} />
        ))}
        {data && <Tag>{t('orders', { count: data.orders.length })}</Tag>}
      </GridBar>
      {error && !data && <LoadFailed error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={12} height={24} />}
      {data && (
        <PhaseChart
          whole={data}
          today={today}
          onStale={() => void mutate()}
          tools={
            data.maySchedule &&
            data.orders.length > 0 && (
              <Button size="small" icon={<CalendarClock size={14} aria-hidden />} onPress={() => setProposing(true)}>
                {t('schedule')}
              </Button>
            )
          }
        />
      )}
      {data && isProposing && (
        <ProposalDialog
          orders={data.orders}
          onClose={() => setProposing(false)}
          onApplied={() => {
            setProposing(false)
            void mutate()
          }}
        />
      )}
    </GridPage>
  )
}

type FilterProps = { name: FilterName; value: string | null; onChange: (value: string | null) => void }

const Filter = ({ name, value, onChange }: FilterProps) => {
  const { t } = usePhaseText()
  const [resource, word] = filters[name]
  const adapter = useAdapter(resource)
  return <RecordCombo label={t(word)} adapter={adapter} value={value} onChange={onChange} />
}
