import { Button, useLocale, useStore } from '@bip/design-system'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { type Axis, widthOf, xOfDay } from '../axis/axis.ts'
import { ganttTexts } from '../Gantt.texts.ts'
import { type Load, loadOf, tasksByResource } from '../model/load.ts'
import type { Plan } from '../model/Plan.ts'
import type { PlanResource } from '../model/types.ts'
import type { GanttStores } from './GanttStores.ts'
import { Lane, LaneHead, Lanes, LaneView, OverWord, Panel, PanelTitle } from './LoadPanel.styles.ts'
import { scrollerOf, tableWidthOf } from './useSight.ts'

type Props = {
  plan: Plan
  axis: Axis
  stores: GanttStores
  version: number
  /** Key of the resource whose tasks alone are shown; null for all. */
  owner: string | null
  onOwner: (key: string | null) => void
  /** Proposes a plan in which nobody has too much to do. Without it none is proposed. */
  onLevel?: () => void
}

/** px of a lane, and of full capacity in it. */
const [laneHeight, full] = [34, 22]

/** Hours of whole days as boxes: up to capacity, and beyond it. */
const pathsOf = ({ demand, capacity }: Load, axis: Axis, first: number) => {
  const [usual, over]: [string[], string[]] = [[], []]
  const box = (x: number, from: number, to: number): string =>
    `M${x} ${laneHeight - 1 - from}v${from - to}h${Math.max(0.5, axis.pxPerDay - 1)}v${to - from}z`
  for (const [at, hours] of demand.entries()) {
    if (hours <= 0) continue
    const x = xOfDay(axis, first + at)
    const max = capacity[at] ?? 0
    const scale = full / Math.max(1, max)
    const within = Math.min(hours, max) * scale
    if (within > 0) usual.push(box(x, 0, within))
    if (hours > max + 0.01) over.push(box(x, within, Math.min(laneHeight - 2, Math.max(within + 3, hours * scale))))
  }
  return { usual: usual.join(''), over: over.join('') }
}

const figuresOf = ({ demand, capacity }: Load) => {
  let [peak, days] = [0, 0]
  for (const [at, hours] of demand.entries()) {
    const max = capacity[at] ?? 0
    if (hours > max + 0.01) days += 1
    if (hours > 0) peak = Math.max(peak, max > 0 ? hours / max : 1)
  }
  return { peak: Math.round(peak * 100), days }
}

/** Keeps the lanes under the axis, wherever it is scrolled to. */
const useFollow = (lanes: RefObject<HTMLElement | null>, axis: Axis): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another axis stands elsewhere.
  useLayoutEffect(() => {
    // The panel lies beside the table, whose element is there before that of the chart.
    const scroller = scrollerOf(lanes.current?.parentElement?.parentElement ?? null)
    if (!scroller) return
    const follow = (): void => {
      lanes.current?.style.setProperty('--shift', `${-scroller.scrollLeft}px`)
      lanes.current?.style.setProperty('--start', `${tableWidthOf(scroller)}px`)
    }
    follow()
    const resized = new ResizeObserver(follow)
    resized.observe(scroller)
    scroller.addEventListener('scroll', follow, { passive: true })
    return () => {
      resized.disconnect()
      scroller.removeEventListener('scroll', follow)
    }
  }, [lanes, axis])
}

/** Hours a day that are asked of each resource, against what there is; over capacity is marked. */
export const LoadPanel = ({ plan, axis, stores, version, owner, onOwner, onLevel }: Props) => {
  const { t, formatNumber } = useLocale()
  const lanes = useRef<HTMLDivElement>(null)
  const { left, right } = useStore(stores.sight)
  useFollow(lanes, axis)
  const { resources = [] } = plan.input
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other dates.
  const keys = useMemo(() => tasksByResource(plan), [plan, version])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other dates.
  const figures = useMemo(
    () => new Map(resources.map(({ key }) => [key, figuresOf(loadOf(plan, key, keys.get(key) ?? [], axis.from, axis.to))])),
    [plan, keys, resources, axis.from, axis.to, version],
  )
  const first = Math.max(axis.from, Math.floor(axis.from + left / axis.pxPerDay))
  const end = Math.max(first, Math.min(axis.to, Math.ceil(axis.from + right / axis.pxPerDay)))
  const lane = ({ key, name, units = 1 }: PlanResource) => {
    const { peak = 0, days = 0 } = figures.get(key) ?? {}
    const { usual, over } = pathsOf(loadOf(plan, key, keys.get(key) ?? [], first, end), axis, first)
    return (
      <Lane key={key}>
        <LaneHead type="button" aria-pressed={owner === key} onClick={() => onOwner(owner === key ? null : key)}>
          <span>{name}</span>
          <small>{t(ganttTexts.capacity, { hours: formatNumber(8 * units) })}</small>
          <OverWord data-over={days > 0 || undefined}>
            {days > 0 ? t(ganttTexts.overDays, { days }) : t(ganttTexts.peak, { percent: peak })}
          </OverWord>
        </LaneHead>
        <LaneView aria-hidden>
          <svg width={widthOf(axis)} height={laneHeight} role="presentation">
            <path data-usual d={usual} />
            <path data-over d={over} />
            <path data-capacity d={`M0 ${laneHeight - 1 - full}H${widthOf(axis)}`} />
          </svg>
        </LaneView>
      </Lane>
    )
  }
  return (
    <Panel aria-label={t(ganttTexts.loadTitle)}>
      <PanelTitle>
        <b>{t(ganttTexts.loadTitle)}</b> {t(ganttTexts.loadUnit)}
        {onLevel && (
          <Button size="small" variant="quiet" onPress={onLevel}>
            {t(ganttTexts.level)}
          </Button>
        )}
      </PanelTitle>
      <Lanes ref={lanes}>{resources.map(lane)}</Lanes>
    </Panel>
  )
}
