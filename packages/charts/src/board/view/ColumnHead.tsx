import { IconButton, useLocale } from '@bip/design-system'
import { ChevronsLeft, ChevronsRight } from '@bip/design-system/icons'
import type { ReactNode } from 'react'
import { boardTexts } from '../Board.texts.ts'
import { limitState } from '../model/limits.ts'
import type { BoardColumn, BoardFigure } from '../types.ts'
import { Count, Dot, Figure, Figures, Head, HeadTools, Note, Title } from './Column.styles.ts'

type Props = {
  column: BoardColumn
  count: number
  figures: readonly BoardFigure[]
  /** A button of the caller, such as one that makes a card. */
  action?: ReactNode
  isCollapsed: boolean
  onToggle: () => void
}

/** The head of a column: title, how many cards of how many, sums. */
export const ColumnHead = ({ column, count, figures, action, isCollapsed, onToggle }: Props) => {
  const { t, formatNumber } = useLocale()
  const { title, tone, note, limit } = column
  const state = limitState(count, limit)
  const shown = formatNumber(count)
  const said = limit
    ? t(boardTexts.ofLimit, { count: shown, max: formatNumber(limit.max) })
    : t(boardTexts.count, { count: shown })
  return (
    <Head data-limit={state}>
      <Title>
        {tone && <Dot data-tone={tone} aria-hidden />}
        <span>
          {title}
          {note && !isCollapsed && <Note> {note}</Note>}
        </span>
      </Title>
      <Count data-limit={state}>
        <span aria-hidden>{limit ? `${shown} / ${formatNumber(limit.max)}` : shown}</span>
        {state === 'over' && <b>{t(boardTexts.over)}</b>}
        {state === 'full' && limit?.kind === 'hard' && <b>{t(boardTexts.full)}</b>}
        <span className="said">{said}</span>
      </Count>
      <HeadTools>
        {!isCollapsed && action}
        <IconButton
          size="small"
          icon={isCollapsed ? <ChevronsRight size={14} aria-hidden /> : <ChevronsLeft size={14} aria-hidden />}
          label={t(isCollapsed ? boardTexts.expand : boardTexts.collapse, { column: title })}
          onPress={onToggle}
        />
      </HeadTools>
      {!isCollapsed && figures.length > 0 && (
        <Figures>
          {figures.map(({ label, value }) => (
            <Figure key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Figure>
          ))}
        </Figures>
      )}
    </Head>
  )
}
