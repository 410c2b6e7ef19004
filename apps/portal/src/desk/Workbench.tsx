import { workflowCalls } from '@bip/contract/workflow'
import { Card, ErrorBoundary, IconButton, Link, lazyPart, PageHeader, Statistic } from '@bip/design-system'
import { LayoutGrid } from '@bip/design-system/icons'
import { Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { usePreferences } from '../app/preferences.ts'
import { useSession } from '../app/session.tsx'
import { useText } from '../app/useText.ts'
import { useTopMessages, useWorkCount } from '../app/useWorkCount.ts'
import { columnNames, offered, shownIn } from './layout.ts'
import { useDeskLayout } from './useDeskLayout.ts'
import { Columns, Counts, Desk } from './Workbench.styles.ts'
import { widgets } from './widgets/index.ts'
import { workListKey } from './widgets/WorkWidget.tsx'

const ArrangeDesk = lazyPart(() => import('./ArrangeDesk.tsx').then(({ ArrangeDesk }) => ArrangeDesk))

const greetings = [
  [11, 'desk.morning'],
  [13, 'desk.noon'],
  [18, 'desk.afternoon'],
  [24, 'desk.evening'],
] as const

/** Where the day starts: what waits, what is new, and what one does often, arranged as one likes. Every count is live. */
export const Workbench = () => {
  const { t } = useText()
  const { user, can } = useSession()
  const navigate = useNavigate()
  const count = useWorkCount()
  const messages = useTopMessages()
  const { language } = usePreferences()
  const { layout, arrange } = useDeskLayout()
  const [isArranging, setArranging] = useState(false)
  const arrangeButton = useRef<HTMLButtonElement>(null)
  const hour = new Date().getHours()
  const greeting = greetings.find(([until]) => hour < until)?.[1] ?? 'desk.evening'
  const isOffered = (key: string): boolean => {
    const widget = widgets[key]
    return widget !== undefined && (widget.permission === undefined || can(widget.permission))
  }
  const own = offered(layout, isOffered)
  // What stands below a list that still grows would jump; it comes when the list is there.
  const tasks = useSWR<unknown, Error>(workListKey(workflowCalls.todoList, language), null)
  const isGrowing = (key: string, { data, error }: { data?: unknown; error?: unknown }): boolean =>
    shownIn(own).includes(key) && data === undefined && error === undefined
  const isSettled = !isGrowing('tasks', tasks) && !isGrowing('notices', messages)

  return (
    <Desk>
      <PageHeader
        title={t(greeting, { name: user?.realName ?? '' })}
        actions={
          <IconButton
            ref={arrangeButton}
            icon={<LayoutGrid size={16} />}
            label={t('desk.arrange')}
            isDisabled={isArranging}
            onPress={() => setArranging(true)}
          />
        }
      />
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
          <Link href="/message/index" onPress={() => navigate('/message/index')}>
            <Statistic label={t('desk.unread')} value={messages.data?.unReadCount ?? '–'} />
          </Link>
        </Card>
      </Counts>
      {isArranging ? (
        <Suspense fallback={null}>
          <ArrangeDesk
            layout={own}
            offer={Object.keys(widgets).filter(isOffered)}
            onArrange={arrange}
            onClose={() => {
              setArranging(false)
              requestAnimationFrame(() => arrangeButton.current?.focus())
            }}
          />
        </Suspense>
      ) : (
        <Columns>
          {columnNames.map((column) => (
            <div key={column}>
              {own[column].map((key) => {
                const widget = widgets[key]
                const Widget = widget?.Widget
                return (
                  Widget &&
                  (isSettled || widget.isFirst) && (
                    <ErrorBoundary key={key} title={t(widget.name)} onError={reportError}>
                      <Suspense fallback={null}>
                        <Widget />
                      </Suspense>
                    </ErrorBoundary>
                  )
                )
              })}
            </div>
          ))}
        </Columns>
      )}
    </Desk>
  )
}
