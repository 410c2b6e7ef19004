import { PageHeader, SegmentedControl } from '@bip/design-system'
import { RecordCombo } from '@bip/pickers'
import { useHost } from '@bip/records'
import { useAdapter } from '@bip/records/parts'
import { startTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
import { todayIn } from '../../../app/todayIn.ts'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { GridBar } from '../../grid.styles.ts'
import { DepartmentLoad } from './DepartmentLoad.tsx'
import { DirectorView } from './DirectorView.tsx'
import { Page } from './overview.styles.ts'
import { PlannerView } from './PlannerView.tsx'
import { useOverviewText } from './useOverviewText.ts'

const views = ['planner', 'head', 'director'] as const
type View = (typeof views)[number]

/** Plans as a planner, the head of a department or the director looks at them; the address keeps which. */
export const OverviewPage = () => {
  const { t } = useOverviewText()
  const { permissions, timeZone } = useHost()
  const [search, setSearch] = useSearchParams()
  useTabLabel(t('title'))
  const view = views.find((one) => one === search.get('view')) ?? 'planner'
  const today = todayIn(timeZone)
  const ask = (name: string, value: string | null): void => {
    const params = new URLSearchParams(search)
    if (value) params.set(name, value)
    else params.delete(name)
    startTransition(() => setSearch(params, { replace: true }))
  }
  if (!permissions.has('phaseOutlook_view')) return <StatusPage status={403} />
  return (
    <Page>
      <PageHeader
        title={t('title')}
        actions={
          <SegmentedControl<View>
            label={t('view')}
            value={view}
            items={views.map((value) => ({ value, label: t(value) }))}
            onChange={(value) => ask('view', value)}
          />
        }
      />
      {view === 'planner' && <PlannerView />}
      {view === 'director' && <DirectorView />}
      {view === 'head' && <HeadView deptId={search.get('dept') ?? undefined} today={today} onDept={(id) => ask('dept', id)} />}
    </Page>
  )
}

type HeadViewProps = { deptId: string | undefined; today: string; onDept: (id: string | null) => void }

/** What concerns one department: its phases, and the hours that they ask of its people. */
const HeadView = ({ deptId, today, onDept }: HeadViewProps) => {
  const { t } = useOverviewText()
  const departments = useAdapter('department')
  return (
    <>
      <GridBar>
        <RecordCombo label={t('dept')} adapter={departments} value={deptId ?? null} onChange={onDept} />
      </GridBar>
      <DepartmentLoad deptId={deptId} today={today} />
      <PlannerView deptId={deptId} />
    </>
  )
}
