import { workflowCalls } from '@bip/contract/workflow'
import { Card, ErrorBoundary, IconButton, Link, lazyPart, PageHeader, Statistic } from '@bip/design-system'
import { LayoutGrid } from '@bip/design-system/icons'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { usePreferences } from '../app/preferences.ts'
import { useSession } from '../app/session.tsx'
import { useText } from '../app/useText.ts'
import { useTopMessages, useWorkCount } from '../app/useWorkCount.ts'
import { QuickLogButton } from '../modules/crm/quickLog/QuickLogButton.tsx'
import { CardsProvider, useCardsState } from './cards/useCardAnswers.ts'
import { type DeskCards, useDeskCards } from './cards/useDeskCards.ts'
import { columnNames, offered, shownIn, usualWidgets } from './layout.ts'
import { useDeskLayout } from './useDeskLayout.ts'
import { Columns, Counts, Desk } from './Workbench.styles.ts'
import { nameOf, partOf, permissionOf, widgets } from './widgets/index.ts'
import { workListKey } from './widgets/WorkWidget.tsx'

const CardWidget = lazy(() => import('./cards/CardWidget.tsx').then(({ CardWidget }) => ({ default: CardWidget })))
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
  const known = useDeskCards()
  const usual = useMemo(() => known?.usualLayout(can) ?? usualWidgets, [known, can])
  const { layout, isArranged, arrange } = useDeskLayout(usual)
  const [isArranging, setArranging] = useState(false)
  const arrangeButton = useRef<HTMLButtonElement>(null)
  const hour = new Date().getHours()
  const greeting = greetings.find(([until]) => hour < until)?.[1] ?? 'desk.evening'
  const isOffered = (key: string): boolean => {
    const part = partOf(key, known)
    const permission = part && permissionOf(part)
    return part !== undefined && (permission === undefined || can(permission))
  }
  const own = offered(layout, isOffered)
  const cards = useCardsState(shownIn(own).filter((key) => known?.cardOf(key)))
  const shown = isArranged || cards.error || !known ? own : known.withRows(own, (key) => (cards.answers?.[key]?.total ?? 0) > 0)
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
          <>
            <QuickLogButton />
            <IconButton
              ref={arrangeButton}
              icon={<LayoutGrid size={16} />}
              label={t('desk.arrange')}
              isDisabled={isArranging}
              onPress={() => setArranging(true)}
            />
          </>
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
            layout={shown}
            offer={[...Object.keys(widgets), ...(known?.allCards ?? []).map(({ key }) => key)].filter(isOffered)}
            onArrange={arrange}
            onClose={() => {
              setArranging(false)
              requestAnimationFrame(() => arrangeButton.current?.focus())
            }}
          />
        </Suspense>
      ) : (
        <CardsProvider value={cards}>
          <Columns>
            {columnNames.map((column) => (
              <div key={column}>
                {shown[column].map((key) => (
                  <Part key={key} name={key} cards={known} isSettled={isSettled} isKept={isArranged} />
                ))}
              </div>
            ))}
          </Columns>
        </CardsProvider>
      )}
    </Desk>
  )
}

type PartProps = {
  name: string
  cards: DeskCards | undefined
  /** The lists above have all their rows. */
  isSettled: boolean
  /** Its owner put it there, so it stays when it has nothing to show. */
  isKept: boolean
}

/** A widget or a card of a module; one that fails is marked alone. */
const Part = ({ name, cards, isSettled, isKept }: PartProps) => {
  const { t } = useText()
  const { language } = usePreferences()
  const part = partOf(name, cards)
  if (!part || (!isSettled && !part.widget?.isFirst)) return null
  const { widget, card } = part
  return (
    <ErrorBoundary title={nameOf(part, t, language)} onError={reportError}>
      <Suspense fallback={null}>{card ? <CardWidget card={card} isKept={isKept} /> : <widget.Widget />}</Suspense>
    </ErrorBoundary>
  )
}
