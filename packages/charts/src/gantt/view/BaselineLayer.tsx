import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Baseline } from '../model/baseline.ts'
import { Links } from './Axis.styles.ts'
import { type BarScene, boxOf } from './BarPainter.ts'

type Props = { scene: BarScene; baseline: Baseline; rows: Int32Array; rowHeight: number; version: number }

/** Rows beyond those in sight that are drawn, so that a quick reader sees them at once. */
const beyond = 12
/** px above the middle of a row, where no bar lies; the first baseline lies as far below it. */
const above = 12

/** The number of the task in each row; -1 beyond the last one. */
const tasksOf = (rows: Int32Array): Int32Array => {
  const tasks = new Int32Array(rows.length).fill(-1)
  for (const [task, row] of rows.entries()) if (row >= 0) tasks[row] = task
  return tasks
}

/** A second plan to compare with, above the bars: one path, written on while one scrolls, outside React. */
export const BaselineLayer = (props: Props) => {
  const { rows, rowHeight, scene, baseline, version } = props
  const svg = useRef<SVGSVGElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the plan may have other rows.
  const tasks = useMemo(() => tasksOf(rows), [rows, version])
  useLayoutEffect(() => {
    const scroller = svg.current?.closest<HTMLElement>('[role="treegrid"], [role="grid"]')
    if (!scroller) return
    let drawn = [-1, -1]
    const pathOf = (row: number): string => {
      const task = scene.plan.tasks[tasks[row] ?? -1]
      const span = task && baseline.spans.get(task.key)
      if (!task || !span) return ''
      const { left, width } = boxOf(scene, task.key, span)
      const y = (row + 0.5) * rowHeight - above
      return `M${left.toFixed(1)} ${y - 1.5}v3M${left.toFixed(1)} ${y}h${Math.max(4, width).toFixed(1)}m0 -1.5v3`
    }
    const draw = (isAnew: boolean): void => {
      const first = Math.floor(scroller.scrollTop / rowHeight)
      const end = first + Math.ceil(scroller.clientHeight / rowHeight)
      if (!isAnew && first >= (drawn[0] ?? 0) && end <= (drawn[1] ?? 0)) return
      drawn = [first - beyond, end + beyond]
      let path = ''
      for (let row = Math.max(0, first - beyond); row < end + beyond; row += 1) path += pathOf(row)
      svg.current?.firstElementChild?.setAttribute('d', path)
    }
    const onScroll = (): void => draw(false)
    draw(true)
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => scroller.removeEventListener('scroll', onScroll)
  }, [tasks, rowHeight, scene, baseline])
  return (
    <Links ref={svg} aria-hidden>
      <path data-second />
    </Links>
  )
}
