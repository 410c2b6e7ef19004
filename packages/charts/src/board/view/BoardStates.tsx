import { Button, Empty, Result, Skeleton, useLocale } from '@bip/design-system'
import type { ReactNode } from 'react'
import { Blank, Columns, WaitingCard, WaitingColumn } from '../Board.styles.ts'
import { boardTexts } from '../Board.texts.ts'

/** 'ready' shows the cards; the others stand in their place. */
export type BoardStatus = 'ready' | 'loading' | 'failed' | 'forbidden'

const waitingCards = [4, 3, 5, 2, 3, 1, 2]

/** The shape of columns and cards that are about to come. */
const Waiting = ({ count }: { count: number }) => (
  <Columns aria-hidden>
    {Array.from({ length: count }, (_, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike.
      <WaitingColumn key={column}>
        <Skeleton width="55%" />
        {Array.from({ length: waitingCards[column % waitingCards.length] ?? 3 }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike.
          <WaitingCard key={card}>
            <Skeleton lines={3} />
          </WaitingCard>
        ))}
      </WaitingColumn>
    ))}
  </Columns>
)

type Props = { status: Exclude<BoardStatus, 'ready'> | 'empty'; columnCount: number; empty?: ReactNode; onRetry?: () => void }

/** What stands where the cards would be. */
export const BoardStates = ({ status, columnCount, empty, onRetry }: Props) => {
  const { t } = useLocale()
  if (status === 'loading') return <Waiting count={columnCount} />
  if (status === 'forbidden')
    return (
      <Blank>
        <Result status={403} title={t(boardTexts.forbidden)} description={t(boardTexts.forbiddenText)} />
      </Blank>
    )
  if (status === 'failed')
    return (
      <Blank role="alert">
        <Result
          status={500}
          title={t(boardTexts.failed)}
          description={t(boardTexts.failedText)}
          action={onRetry && <Button onPress={onRetry}>{t(boardTexts.retry)}</Button>}
        />
      </Blank>
    )
  return <Blank>{empty ?? <Empty title={t(boardTexts.empty)} />}</Blank>
}
