import { Gantt, type GanttOutcome, type GanttStep, type PlanTask } from '@bip/charts/gantt'
import { type AnyRecord, rowsOfTable } from '@bip/contract'
import { planCalls, planTempitem, type TemplatePlanAnswer } from '@bip/contract/resources'
import { Alert, Card, type ColumnLayout, type DataColumn, Empty, Link, Skeleton, useLocale } from '@bip/design-system'
import { apiOf, reasonOf, useDictionary, useHost, useRefresh, wordOf } from '@bip/records'
import { useEffect, useMemo, useRef, useState } from 'react'
import useSWR from 'swr'
import { todayIn } from '../../../app/todayIn.ts'
import { planOf } from '../plan/planOf.ts'
import { usePlanText } from '../plan/usePlanText.ts'
import { useStepQueue } from '../plan/useStepQueue.ts'
import { ChartBox } from '../project/project.styles.ts'
import { changedItems, mondayFrom, templatePlan } from './templatePlan.ts'

const read = ['about', planTempitem.key, planCalls.template] as const
/** A template has days instead of dates, and nothing in it is done. */
const firstLayout: ColumnLayout = { shown: { start: false, finish: false, status: false, progress: false } }
const look = { baseline: false }
const noAsks = [] as const

/** The plan of a template as its own Gantt, as if a project began on the next Monday; a draft is changed in it. */
export const TemplatePlan = ({ record }: { record: AnyRecord }) => {
  const { client, timeZone } = useHost()
  const { data, error, mutate } = useSWR<TemplatePlanAnswer, Error>([...read, record.id, record.version], () =>
    client.request<TemplatePlanAnswer>({ path: planCalls.template, query: { id: record.id }, silent: true }),
  )
  const today = todayIn(timeZone)
  const [start] = useState(() => mondayFrom(today))
  if (error) return <Alert tone="danger">{reasonOf(error)}</Alert>
  if (!data) return <Skeleton lines={8} height={24} />
  return <TemplateChart answer={data} today={today} start={start} onStored={async () => (await mutate()) ?? data} />
}

type ChartProps = { answer: TemplatePlanAnswer; today: string; start: string; onStored: () => Promise<TemplatePlanAnswer> }

const rowsById = (answer: TemplatePlanAnswer, start: string) =>
  new Map(templatePlan(answer, start).items.map((row) => [row.id, row]))

const TemplateChart = ({ answer, today, start, onStored }: ChartProps) => {
  const { t } = usePlanText()
  const { formatDate } = useLocale()
  const host = useHost()
  const api = apiOf(host.client, planTempitem)
  const refresh = useRefresh()
  const [layout, setLayout] = useState(firstLayout)
  // Own steps stand in the plan already; another one would forget what can be taken back.
  const [shown, setShown] = useState(answer)
  const whole = useMemo(() => templatePlan(shown, start), [shown, start])
  const plan = useMemo(() => planOf(whole), [whole])
  const known = useRef(rowsById(answer, start))
  /** Steps that are on their way; what is answered meanwhile is older than what is shown, or their own. */
  const pending = useRef(0)
  useEffect(() => {
    if (pending.current > 0) return
    const next = rowsById(answer, start)
    if (next.size === known.current.size && [...next].every(([id, { version }]) => known.current.get(id)?.version === version))
      return
    known.current = next
    setShown(answer)
  }, [answer, start])
  const columns = useTemplateColumns(shown)
  const store = async (step: GanttStep): Promise<GanttOutcome> => {
    const items = changedItems(plan, step, known.current, start)
    if (!items) return { status: 'refused', reason: t('template.onlyDays') }
    if (items.length === 0) return { status: 'stored' }
    try {
      const wrong = (await api.saveList(items)).find(({ ok, msg }) => !ok && msg !== '')
      if (wrong) return { status: 'refused', reason: wrong.msg }
      known.current = rowsById(await onStored(), start)
      void refresh(planTempitem)
      return { status: 'stored' }
    } catch (failure) {
      setShown(await onStored())
      return { status: 'refused', reason: reasonOf(failure) }
    }
  }
  const onStep = useStepQueue({ store, pending })
  return (
    <Card title={t('template.title')}>
      <p>{t(shown.mayEdit ? 'template.hint' : 'template.readOnly', { day: formatDate(start) })}</p>
      <ChartBox>
        <Gantt
          label={t('template.title')}
          plan={plan}
          today={today}
          columns={columns}
          layout={layout}
          onLayoutChange={setLayout}
          defaultLook={look}
          defaultPxPerDay={12}
          asks={noAsks}
          exportAs={{ name: t('template.title'), codeOf: (key) => known.current.get(key)?.itemNo }}
          onOpenTask={(key) => host.openRecord(planTempitem, key)}
          onStep={shown.mayEdit ? onStep : undefined}
          empty={<Empty title={t('template.empty')} description={t('template.emptyHint')} />}
        />
      </ChartBox>
    </Card>
  )
}

/** What a template says beside days: numbers that open an item, and roles in the place of people. */
const useTemplateColumns = ({ items }: TemplatePlanAnswer): DataColumn<PlanTask>[] => {
  const { t } = usePlanText()
  const host = useHost()
  const { entries } = useDictionary('DC_PDP_ROLE')
  return useMemo(() => {
    const byId = new Map(rowsOfTable(items).map((row) => [row.id, row]))
    const value = ({ key }: PlanTask, name: 'itemNo' | 'role'): string => byId.get(key)?.[name] ?? ''
    const shared = { pin: 'start', isSortable: false, isFilterable: false } as const
    return [
      {
        ...{ ...shared, key: 'itemNo', header: t('columns.no'), width: 70, value: (task) => value(task, 'itemNo') },
        cell: {
          render: ({ row: { key }, text }) => text && <Link onPress={() => host.openRecord(planTempitem, key)}>{text}</Link>,
        },
      },
      { ...shared, key: 'role', header: t('template.role'), width: 132, value: (task) => wordOf(entries, value(task, 'role')) },
    ]
  }, [items, entries, host, t])
}
