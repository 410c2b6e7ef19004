import type { Page } from '@bip/contract'
import { type ProcessTask, workflowCalls } from '@bip/contract/workflow'
import { Button, Card, Empty, Link, List, PageHeader, Skeleton, Statistic, useLocale } from '@bip/design-system'
import { CalendarOff, Inbox } from '@bip/design-system/icons'
import { useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { useAuth } from '../app/auth.tsx'
import { client } from '../app/client.ts'
import { usePreferences } from '../app/preferences.ts'
import { useSession } from '../app/session.tsx'
import { useText } from '../app/useText.ts'
import { useTopMessages, useWorkCount } from '../app/useWorkCount.ts'
import { taskPath } from '../modules/work/taskPath.ts'
import { MessageList } from '../shell/MessageList.tsx'
import { Columns, Counts, Desk, Padded, QuickRow } from './Workbench.styles.ts'

const shown = 8

const greetings = [
  [11, 'desk.morning'],
  [13, 'desk.noon'],
  [18, 'desk.afternoon'],
  [24, 'desk.evening'],
] as const

/** Where the day starts: what waits, what is new, and what one does often. Every count is live. */
export const Workbench = () => {
  const { t } = useText()
  const { user } = useSession()
  const { timeZone } = useAuth().settings
  const { language } = usePreferences()
  const { formatRelative, formatDateTime } = useLocale()
  const navigate = useNavigate()
  const count = useWorkCount()
  const messages = useTopMessages()
  const todo = useSWR<Page<ProcessTask>, Error>(
    [workflowCalls.todoList, 'desk', language],
    () =>
      client.request<Page<ProcessTask>>({
        method: 'GET',
        path: workflowCalls.todoList,
        query: { current: 1, size: shown },
        silent: true,
      }),
    { keepPreviousData: true },
  )
  const tasks = todo.data?.records ?? []
  const hour = new Date().getHours()
  const greeting = greetings.find(([until]) => hour < until)?.[1] ?? 'desk.evening'

  return (
    <Desk>
      <PageHeader title={t(greeting, { name: user?.realName ?? '' })} />
      <Counts>
        <Card>
          <Link href="/work/todo" onPress={() => navigate('/work/todo')}>
            <Statistic
              label={t('desk.todo')}
              value={count.data?.taskCount ?? '–'}
              tone={count.data?.taskCount ? 'warning' : undefined}
            />
          </Link>
        </Card>
        <Card>
          <Link href="/work/send" onPress={() => navigate('/work/send')}>
            <Statistic label={t('desk.running')} value={count.data?.processCount ?? '–'} />
          </Link>
        </Card>
        <Card>
          <Statistic label={t('desk.unread')} value={messages.data?.unReadCount ?? '–'} />
        </Card>
      </Counts>
      <Columns>
        <Card
          isFlush
          title={t('desk.todoList')}
          extra={
            <Link href="/work/todo" onPress={() => navigate('/work/todo')}>
              {t('desk.seeAll')}
            </Link>
          }
        >
          {todo.error && !todo.data ? (
            <Empty
              title={t('desk.failed')}
              description={todo.error.message}
              action={<Button onPress={() => void todo.mutate()}>{t('desk.retry')}</Button>}
            />
          ) : (
            <List
              label={t('desk.todoList')}
              hasDividers={false}
              isLoading={!todo.data}
              items={tasks.map((task) => ({
                key: task.taskId,
                title: task.title,
                description: `${task.processDefinitionName} · ${task.taskName} · ${task.startUsername}`,
                extra: (
                  <time dateTime={task.createTime} title={formatDateTime(task.createTime, { timeZone })}>
                    {formatRelative(task.createTime)}
                  </time>
                ),
                href: taskPath(task),
              }))}
              onItemPress={({ href }) => href && navigate(href)}
              empty={<Empty icon={<Inbox size={28} />} title={t('desk.nothing')} description={t('desk.nothingHint')} />}
            />
          )}
        </Card>
        <div>
          <Card title={t('desk.quick')}>
            <QuickRow>
              <Button icon={<CalendarOff size={16} />} onPress={() => navigate('/work/process/leave/form/Leave')}>
                {t('desk.askLeave')}
              </Button>
            </QuickRow>
          </Card>
          <Card isFlush title={t('desk.recent')}>
            {messages.data ? (
              <MessageList messages={messages.data.messageList.slice(0, 5)} />
            ) : (
              <Padded>
                <Skeleton lines={4} />
              </Padded>
            )}
          </Card>
        </div>
      </Columns>
    </Desk>
  )
}
