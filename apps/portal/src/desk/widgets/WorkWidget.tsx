import type { Page } from '@bip/contract'
import type { ProcessTask } from '@bip/contract/workflow'
import { Card, Empty, Link, List, useLocale } from '@bip/design-system'
import { Inbox } from '@bip/design-system/icons'
import { useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { useAuth } from '../../app/auth.tsx'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'
import { useText } from '../../app/useText.ts'
import { taskPath } from '../../modules/work/taskPath.ts'
import { WidgetFailed } from '../WidgetFailed.tsx'

const shown = 8

/** Under which the answer to a list of work is kept. */
export const workListKey = (call: string, language: string) => [call, 'desk', language] as const

type WorkWidgetProps = {
  title: string
  /** The call that lists it. */
  call: string
  /** Where all of it is listed. */
  path: string
  empty: string
  emptyHint: string
}

/** The newest of a list of tasks or processes, and the way to all of them. */
export const WorkWidget = ({ title, call, path, empty, emptyHint }: WorkWidgetProps) => {
  const { t } = useText()
  const { timeZone } = useAuth().settings
  const { language } = usePreferences()
  const { formatRelative, formatDateTime } = useLocale()
  const navigate = useNavigate()
  const { data, error, mutate } = useSWR<Page<ProcessTask>, Error>(
    workListKey(call, language),
    () => client.request<Page<ProcessTask>>({ path: call, query: { current: 1, size: shown }, silent: true }),
    { keepPreviousData: true },
  )
  return (
    <Card
      isFlush
      title={title}
      extra={
        <Link href={path} onPress={() => navigate(path)}>
          {t('desk.seeAll')}
        </Link>
      }
    >
      {error && !data ? (
        <WidgetFailed error={error} onRetry={() => void mutate()} />
      ) : (
        <List
          label={title}
          hasDividers={false}
          isLoading={!data}
          items={(data?.records ?? []).map((task) => ({
            key: task.taskId || task.processInstanceId,
            title: task.title,
            description: [task.processDefinitionName, task.taskName, task.startUsername].filter(Boolean).join(' · '),
            extra: (
              <time dateTime={task.createTime} title={formatDateTime(task.createTime, { timeZone })}>
                {formatRelative(task.createTime)}
              </time>
            ),
            href: taskPath(task),
          }))}
          onItemPress={({ href }) => href && navigate(href)}
          empty={<Empty icon={<Inbox size={28} />} title={empty} description={emptyHint} />}
        />
      )}
    </Card>
  )
}
