import type { DataSelection } from '@bip/design-system'
import type { RefObject } from 'react'
import type { Axis } from '../axis/axis.ts'
import type { Plan } from '../model/Plan.ts'
import type { PlanTask } from '../model/types.ts'
import type { GanttTexts } from '../useGanttTexts.ts'
import type { Steps } from '../useSteps.ts'
import type { BarScene } from '../view/BarPainter.ts'
import type { GanttStores } from '../view/GanttStores.ts'
import { useBarKeys } from './useBarKeys.ts'
import { useBarPointer } from './useBarPointer.ts'
import { openTask, useDoublePress } from './useDoublePress.ts'
import type { useHolding } from './useHolding.ts'

type Options = {
  root: RefObject<HTMLElement | null>
  plan: Plan
  axis: Axis
  stores: GanttStores
  steps: Steps
  holding: ReturnType<typeof useHolding>
  words: GanttTexts
  scene: BarScene
  /** The tasks that are chosen move together. */
  selection: DataSelection
  rows: Int32Array
  rowHeight: number
  taskIn: (cell: HTMLElement) => PlanTask | undefined
  onZoom: (by: 1 | -1) => void
  /** Opens the page of a task. */
  onOpen: ((key: string) => void) | undefined
}

/** What a pointer, a finger and the keys do with bars and links. */
export const useBarInput = ({ words, scene, selection, rows, rowHeight, onZoom, onOpen, ...shared }: Options) => {
  const { plan, stores, steps } = shared
  const togetherWith = (key: string): readonly string[] =>
    selection.mode === 'some' && selection.keys.has(key) ? [...selection.keys].filter((one) => plan.has(one)) : [key]
  return {
    onPointerDown: useBarPointer({ ...shared, togetherWith }),
    onKeyDownCapture: useBarKeys({
      ...{ ...shared, togetherWith, words, onZoom },
      onOpen: (key) => openTask({ stores, steps, onOpen }, key),
    }),
    onDoubleClick: useDoublePress({ ...shared, scene, rows, rowHeight, onOpen }),
  }
}
