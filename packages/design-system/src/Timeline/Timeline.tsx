import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import type { StatusTone } from '../foundations/status.ts'
import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { warnUnknownTone } from '../foundations/warnUnknown.ts'
import { Content, Head, Item, List, Time, Title } from './Timeline.styles.ts'

export type TimelineItem = {
  key: string
  title: ReactNode
  /** Beside the title: who, what outcome. */
  note?: ReactNode
  /** When, and how long it took. */
  time?: ReactNode
  /** Default 'success'. */
  tone?: StatusTone
  /** A remark in its own box. */
  content?: ReactNode
  /** Where the matter stands now; default false. */
  isCurrent?: boolean
  /** Still to come; default false. */
  isWaiting?: boolean
}

export type TimelineProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & { items: readonly TimelineItem[] }

/** What happened, in the order given. */
export const Timeline = ({ items, ...rest }: TimelineProps) => {
  warnNoList('Timeline', 'items', items)
  warnDuplicateKeys(
    'Timeline',
    'items',
    items.map(({ key }) => key),
  )
  if (import.meta.env.DEV) for (const { tone } of items) warnUnknownTone('Timeline', tone)
  return (
    <List {...rest}>
      {items.map(({ key, title, note, time, tone = 'success', content, isCurrent, isWaiting }) => (
        <Item key={key} data-tone={tone} data-waiting={isWaiting || undefined} aria-current={isCurrent ? 'step' : undefined}>
          <ErrorBoundary size="inline">
            <Head>
              <Title>{title}</Title>
              {note}
            </Head>
            {time && <Time>{time}</Time>}
            {content && <Content>{content}</Content>}
          </ErrorBoundary>
        </Item>
      ))}
    </List>
  )
}
