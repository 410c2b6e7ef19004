import { type CardAnswer, say } from '@bip/contract'
import { Card, Empty, Link, Skeleton } from '@bip/design-system'
import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePreferences } from '../../app/preferences.ts'
import { useText } from '../../app/useText.ts'
import { listPath } from '../../modules/paths.ts'
import { WidgetFailed } from '../WidgetFailed.tsx'
import { CardBars } from './CardBars.tsx'
import { CardRows } from './CardRows.tsx'
import type { DrawnCard } from './drawnCard.ts'
import { useCards } from './useCardAnswers.ts'

type CardWidgetProps = {
  card: DrawnCard
  /** Shows that there is nothing; otherwise a card without rows is not there. */
  isKept: boolean
}

/** A card that a module declared: its first rows or its bars, and the way to the list behind it. */
export const CardWidget = ({ card, isKept }: CardWidgetProps) => {
  const { t } = useText()
  const { language } = usePreferences()
  const navigate = useNavigate()
  const { answers, error, retry } = useCards()
  const answer = answers?.[card.key]
  if (!isKept && !error && (!answer || answer.total === 0)) return null
  const path = answer ? pathOf(card, answer) : undefined
  return (
    <Card
      isFlush={!card.bars}
      title={say(card.label, language)}
      extra={
        path && (
          <Link href={path} onPress={() => navigate(path)}>
            {card.bars ? t('desk.seeAll') : t('desk.seeAllOf', { count: answer?.total ?? 0 })}
          </Link>
        )
      }
    >
      {answer ? (
        <Suspense fallback={<Skeleton lines={3} />}>
          <Shown card={card} answer={answer} />
        </Suspense>
      ) : error ? (
        <WidgetFailed error={error} onRetry={retry} />
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  )
}

/** The list behind a card, narrowed as the card is. */
function pathOf({ of, sort }: DrawnCard, { filters }: CardAnswer): string {
  const params = new URLSearchParams({ ...filters, ...(sort && { sort }) })
  return `${listPath(of)}?${params}`
}

const Shown = ({ card, answer }: { card: DrawnCard; answer: CardAnswer }) => {
  const { t } = useText()
  const { language } = usePreferences()
  if (answer.total === 0) return <Empty title={t('desk.noRows')} />
  if (card.bars) return <CardBars of={card.of} by={card.bars.by} answer={answer} path={pathOf(card, answer)} />
  return <CardRows label={say(card.label, language)} of={card.of} shows={card.shows ?? []} records={answer.records ?? []} />
}
