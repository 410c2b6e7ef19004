import { useLocale } from '@bip/design-system'
import type { RefObject } from 'react'
import { Jump, JumpBar } from '../Board.styles.ts'
import { boardTexts } from '../Board.texts.ts'
import { countIn } from '../model/layout.ts'
import type { BoardLayout } from '../model/types.ts'
import type { BoardColumn } from '../types.ts'

type Props = { root: RefObject<HTMLElement | null>; columns: readonly BoardColumn[]; layout: BoardLayout }

/** On a phone: one button a column, which brings it into sight. */
export const ColumnJumps = ({ root, columns, layout }: Props) => {
  const { t, formatNumber } = useLocale()
  const show = (key: string): void =>
    root.current?.querySelector(`[data-column="${CSS.escape(key)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'start' })
  return (
    <JumpBar aria-label={t(boardTexts.jump)}>
      {columns.map(({ key, title }) => (
        <Jump key={key} type="button" onClick={() => show(key)}>
          {title}
          <b>{formatNumber(countIn(layout, key))}</b>
        </Jump>
      ))}
    </JumpBar>
  )
}
