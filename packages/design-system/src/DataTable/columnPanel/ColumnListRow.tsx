import { ArrowLeftToLine, ArrowRightToLine, GripVertical, PinOff } from 'lucide-react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { Highlight } from '../../Tree/Highlight.tsx'
import { CheckBox, Grip } from '../../Tree/TreeParts.styles.ts'
import { columnMenuTexts } from '../texts/ColumnMenu.texts.ts'
import { columnPanelTexts as texts } from '../texts/ColumnPanel.texts.ts'
import { Names, Row, Tools } from './ColumnPanel.styles.ts'
import type { PanelRow } from './panelRows.ts'

export const sideTexts = { start: texts.start, centre: texts.centre, end: texts.end } as const

type ColumnListRowProps = {
  domId: string
  row: Extract<PanelRow, { kind: 'column' }>
  at: number
  top: number
  isActive: boolean
  isCarried: boolean
  canMove: boolean
  words: readonly string[]
}

/** One column; its presses and keys are heard by the list around. */
export const ColumnListRow = ({ domId, row, at, top, isActive, isCarried, canMove, words }: ColumnListRowProps) => {
  const { t } = useLocale()
  const { column, side, isShown } = row
  const { header, group = [] } = column
  const name = group.length > 0 ? `${header} ${group.join(' / ')}` : header
  return (
    <Row
      id={domId}
      role="option"
      aria-selected={isShown}
      aria-label={side ? t(texts.pinned, { column: name, side: t(sideTexts[side]) }) : name}
      data-row={at}
      data-active={isActive || undefined}
      data-carried={isCarried || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      <CheckBox data-state={isShown ? 'on' : 'off'} aria-hidden="true" />
      <Names title={name}>
        {words.length > 0 ? <Highlight text={header} words={words} /> : header}
        {group.length > 0 && <span>{` ${group.join(' / ')}`}</span>}
      </Names>
      <Tools aria-hidden="true">
        {side !== 'start' && (
          <span data-part="start" title={t(columnMenuTexts.pinStart)}>
            <ArrowLeftToLine size={14} />
          </span>
        )}
        {side !== null && (
          <span data-part="unpin" title={t(columnMenuTexts.unpin)}>
            <PinOff size={14} />
          </span>
        )}
        {side !== 'end' && (
          <span data-part="end" title={t(columnMenuTexts.pinEnd)}>
            <ArrowRightToLine size={14} />
          </span>
        )}
        {canMove && (
          <Grip data-part="grip">
            <GripVertical size={14} />
          </Grip>
        )}
      </Tools>
    </Row>
  )
}
