import { Button, IconButton, SearchField, useLocale } from '@bip/design-system'
import { Redo2, Undo2, ZoomIn, ZoomOut } from '@bip/design-system/icons'
import type { ReactNode } from 'react'
import { Legend, Tools } from '../Schedule.styles.ts'
import { scheduleTexts as texts } from '../Schedule.texts.ts'
import type { ScheduleOverlay } from '../types.ts'

type Props = {
  onZoom: (by: 1 | -1) => void
  onNow: () => void
  isFolded: boolean
  onFoldAll: () => void
  /** Undo and redo are there where the board may be changed. */
  mayMove: boolean
  undo?: () => void
  redo?: () => void
  actions?: ReactNode
  overlays: readonly ScheduleOverlay[]
  filter: string
  onFilter: (filter: string) => void
}

/** The row of tools above the board. */
export const BoardTools = (props: Props) => {
  const { onZoom, onNow, isFolded, onFoldAll, mayMove, undo, redo, actions, overlays, filter, onFilter } = props
  const { t } = useLocale()
  return (
    <Tools role="group" aria-label={t(texts.board)}>
      <IconButton size="small" icon={<ZoomOut size={16} aria-hidden />} label={t(texts.zoomOut)} onPress={() => onZoom(-1)} />
      <IconButton size="small" icon={<ZoomIn size={16} aria-hidden />} label={t(texts.zoomIn)} onPress={() => onZoom(1)} />
      <Button size="small" variant="quiet" onPress={onNow}>
        {t(texts.now)}
      </Button>
      <Button size="small" variant="quiet" onPress={onFoldAll}>
        {t(isFolded ? texts.unfold : texts.fold)}
      </Button>
      {mayMove && (
        <>
          <IconButton
            size="small"
            icon={<Undo2 size={16} aria-hidden />}
            label={t(texts.undo)}
            isDisabled={!undo}
            onPress={() => undo?.()}
          />
          <IconButton
            size="small"
            icon={<Redo2 size={16} aria-hidden />}
            label={t(texts.redo)}
            isDisabled={!redo}
            onPress={() => redo?.()}
          />
        </>
      )}
      {actions}
      {overlays.map(({ key, name }, at) => (
        <Legend key={key} data-overlay={at}>
          {name}
        </Legend>
      ))}
      <span data-grow />
      <SearchField size="small" label={t(texts.filter)} value={filter} onChange={onFilter} />
    </Tools>
  )
}
