import type { AnyRecord, Page } from '@bip/contract'
import { allTaskCount, planItem, projectPlanListByMonth, projectPlanListHome, scheduleEfficiency } from '@bip/contract/resources'
import { Card, Empty, Link, List, Statistic, Tag, useLocale } from '@bip/design-system'
import { CheckCheck } from '@bip/design-system/icons'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import useSWR from 'swr'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'
import { useSession } from '../../app/session.tsx'
import { useText } from '../../app/useText.ts'
import { detailPath, listPath } from '../../modules/paths.ts'
import { WidgetFailed } from '../WidgetFailed.tsx'

const shown = 6

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(92px, 1fr));
  gap: 8px 16px;
  padding: 4px 16px 12px;
`

type Answers = {
  count: Record<string, string | number>
  home: Page<AnyRecord>
  month: Page<AnyRecord>
  kept: readonly Record<string, string | number | null>[]
}

const ask = async (): Promise<Answers> => {
  const get = <T,>(path: string, size?: number) =>
    client.request<T>({ path, query: size ? { current: 1, size, ascs: 'planEnd' } : {}, silent: true })
  const [count, home, month, kept] = await Promise.all([
    get<Answers['count']>(allTaskCount.path),
    get<Answers['home']>(projectPlanListHome.path, shown),
    get<Answers['month']>(projectPlanListByMonth.path, 1),
    get<Answers['kept'] | Page<Record<string, string | number | null>>>(scheduleEfficiency.path),
  ])
  return { count, home, month, kept: 'records' in kept ? kept.records : kept }
}

/** What the reader has to do in projects: how much, what is due first, and how often plans were kept. */
export const ProjectTasksWidget = () => {
  const { t } = useText()
  const { language } = usePreferences()
  const { user } = useSession()
  const { formatDate, formatNumber } = useLocale()
  const navigate = useNavigate()
  const { data, error, mutate } = useSWR<Answers, Error>(['desk', planItem.key, language], ask)
  const all = `${listPath(planItem)}?ownerId=${user?.userId ?? ''}&planStatus_in=toStart,inProgress,delayed`
  const due = (data?.kept ?? []).reduce((sum, { due: one }) => sum + Number(one ?? 0), 0)
  const kept = (data?.kept ?? []).reduce((sum, { onTime }) => sum + Number(onTime ?? 0), 0)
  const figure = (key: string): string => formatNumber(Number(data?.count[key] ?? 0))
  return (
    <Card
      isFlush
      title={t('desk.projectTasks')}
      extra={
        <Link href={all} onPress={() => navigate(all)}>
          {t('desk.seeAll')}
        </Link>
      }
    >
      {error && !data ? (
        <WidgetFailed error={error} onRetry={() => void mutate()} />
      ) : (
        <>
          <Figures>
            <Statistic label={t('desk.projectFigures.inProgress')} value={figure('inProgress')} />
            <Statistic label={t('desk.projectFigures.dueSoon')} value={figure('dueThisWeek')} />
            <Statistic
              label={t('desk.projectFigures.delayed')}
              value={figure('delayed')}
              tone={Number(data?.count.delayed ?? 0) > 0 ? 'warning' : undefined}
            />
            <Statistic label={t('desk.projectFigures.toStart')} value={figure('toStart')} />
            <Statistic label={t('desk.projectFigures.thisMonth')} value={formatNumber(data?.month.total ?? 0)} />
            <Statistic
              label={t('desk.projectFigures.kept')}
              value={due > 0 ? formatNumber(kept / due, { style: 'percent' }) : '—'}
            />
          </Figures>
          <List
            label={t('desk.projectTasks')}
            hasDividers={false}
            isLoading={!data}
            items={(data?.home.records ?? []).map((record) => {
              const state = planItem.states?.[String(record.planStatus)]
              return {
                key: record.id,
                title: String(record.planItemName),
                description: `${record._labels?.projectId ?? ''} · ${formatDate(String(record.planEnd))}`,
                extra: state && <Tag tone={state.tone}>{state.label[language]}</Tag>,
                href: detailPath(planItem, record.id),
              }
            })}
            onItemPress={({ href }) => href && navigate(href)}
            empty={<Empty icon={<CheckCheck size={28} />} title={t('desk.projectFigures.noTask')} />}
          />
        </>
      )}
    </Card>
  )
}
