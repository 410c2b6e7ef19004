import type { MouseEvent, RefObject } from 'react'
import type { PlanTask } from '../model/types.ts'
import type { Steps } from '../useSteps.ts'
import type { BarScene } from '../view/BarPainter.ts'
import type { GanttStores } from '../view/GanttStores.ts'
import { linkAt } from '../view/linkAt.ts'

type Options = {
  root: RefObject<HTMLElement | null>
  stores: GanttStores
  steps: Steps
  scene: BarScene
  rows: Int32Array
  rowHeight: number
  taskIn: (cell: HTMLElement) => PlanTask | undefined
  onOpen: ((key: string) => void) | undefined
}

/** Opens a task: its dialog, or, where nothing may be changed, its page. */
export const openTask = ({ stores, steps, onOpen }: Pick<Options, 'stores' | 'steps' | 'onOpen'>, key: string): void => {
  if (steps.isEditable) stores.opened.set({ kind: 'task', key })
  else onOpen?.(key)
}

/** Two presses open the bar or the link that is under the pointer. */
export const useDoublePress =
  (options: Options) =>
  ({ target, clientX, clientY }: MouseEvent): void => {
    if (!(target instanceof Element)) return
    const cell = target.closest<HTMLElement>('.body [data-painted]')
    if (!cell) return
    const task = target.closest('.g-bar') && options.taskIn(cell)
    if (task) {
      openTask(options, task.key)
      return
    }
    const layer = options.root.current?.querySelector('svg[data-links]')?.getBoundingClientRect()
    if (!layer || !options.steps.isEditable) return
    const link = linkAt(options.scene, options.rows, options.rowHeight, clientX - layer.left, clientY - layer.top)
    if (link) options.stores.opened.set({ kind: 'link', key: link.key })
  }
