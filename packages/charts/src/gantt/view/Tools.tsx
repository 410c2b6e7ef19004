import { Button, FullScreenButton, IconButton, SearchField, useLocale, useStore } from '@bip/design-system'
import { Maximize2, Redo2, Scissors, Undo2, ZoomIn, ZoomOut } from '@bip/design-system/icons'
import type { ReactNode, RefObject } from 'react'
import { ganttTexts } from '../Gantt.texts.ts'
import type { Steps } from '../useSteps.ts'
import type { GanttStores } from './GanttStores.ts'
import { Bar, Gap, Toggle } from './Tools.styles.ts'

export type GanttLook = { critical: boolean; baseline: boolean; slack: boolean; load: boolean }

type Props = {
  root: RefObject<HTMLElement | null>
  stores: GanttStores
  steps: Steps
  look: GanttLook
  /** Which of the looks there is something to show for. */
  can: Partial<GanttLook>
  onLook: (look: GanttLook) => void
  onZoom: (by: 1 | -1) => void
  onFit: () => void
  onToday: () => void
  filter: string
  onFilter: (text: string) => void
  /** After the looks. */
  legend?: ReactNode
  /** Before the search. */
  children?: ReactNode
}

const looks = ['critical', 'baseline', 'slack', 'load'] as const

/** The buttons over a plan. */
export const Tools = ({
  root,
  stores,
  steps,
  look,
  can,
  onLook,
  onZoom,
  onFit,
  onToday,
  filter,
  onFilter,
  legend,
  children,
}: Props) => {
  const { t } = useLocale()
  const isSplitting = useStore(stores.isSplitting)
  return (
    <Bar role="group" aria-label={t(ganttTexts.tools)}>
      <IconButton
        size="small"
        icon={<ZoomOut size={16} aria-hidden />}
        label={t(ganttTexts.zoomOut)}
        onPress={() => onZoom(-1)}
      />
      <IconButton size="small" icon={<ZoomIn size={16} aria-hidden />} label={t(ganttTexts.zoomIn)} onPress={() => onZoom(1)} />
      <Button size="small" variant="quiet" icon={<Maximize2 size={14} aria-hidden />} onPress={onFit}>
        {t(ganttTexts.fit)}
      </Button>
      <Button size="small" variant="quiet" onPress={onToday}>
        {t(ganttTexts.today)}
      </Button>
      <Gap />
      {looks
        .filter((name) => can[name])
        .map((name) => (
          <Toggle key={name} type="button" aria-pressed={look[name]} onClick={() => onLook({ ...look, [name]: !look[name] })}>
            {t(ganttTexts[name])}
          </Toggle>
        ))}
      {legend}
      {steps.isEditable && (
        <>
          <Gap />
          <Toggle type="button" aria-pressed={isSplitting} onClick={() => stores.isSplitting.set(!isSplitting)}>
            <Scissors size={14} aria-hidden /> {t(ganttTexts.split)}
          </Toggle>
          <IconButton
            size="small"
            icon={<Undo2 size={16} aria-hidden />}
            label={t(ganttTexts.undo)}
            shortcut="Ctrl+Z"
            isDisabled={!steps.history.canUndo}
            onPress={() => void steps.undo()}
          />
          <IconButton
            size="small"
            icon={<Redo2 size={16} aria-hidden />}
            label={t(ganttTexts.redo)}
            shortcut="Ctrl+Y"
            isDisabled={!steps.history.canRedo}
            onPress={() => void steps.redo()}
          />
        </>
      )}
      <Gap data-grow />
      {children}
      <SearchField size="small" label={t(ganttTexts.filter)} value={filter} onChange={onFilter} />
      <FullScreenButton size="small" target={root} />
    </Bar>
  )
}
