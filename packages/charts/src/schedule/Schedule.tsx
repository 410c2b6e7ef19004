import { dayLength, dayText, startDay, type WallTime, wallText } from '@bip/contract/calendar'
import { Button, IconButton, SearchField, useLocale } from '@bip/design-system'
import { ChevronDown, ChevronRight, Redo2, Undo2, ZoomIn, ZoomOut } from '@bip/design-system/icons'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Axis, widthOf, xOfDay, zoomed } from '../gantt/axis/axis.ts'
import { type Tick, ticksOf, tiersOf } from '../gantt/axis/ticks.ts'
import { byResource, laneHeight, loadOf, rowsOf } from './model/rows.ts'
import {
  Aside,
  Bar,
  Body,
  Canvas,
  Effect,
  Head,
  Hint,
  Load,
  Name,
  NowLine,
  Root,
  Row,
  Scroller,
  Stop,
  Tools,
} from './Schedule.styles.ts'
import { scheduleTexts as texts } from './Schedule.texts.ts'
import type { ScheduleEffect, ScheduleMove, ScheduleOperation, ScheduleResource, ScheduleStop } from './types.ts'
import { useHeld } from './useHeld.ts'

export type ScheduleProps = {
  label: string
  now: WallTime
  resources: readonly ScheduleResource[]
  operations: readonly ScheduleOperation[]
  stops?: readonly ScheduleStop[]
  /** Reckons what a move would do; null where it was refused and somebody was told. Without it the board is read only. */
  onMove?: (move: ScheduleMove) => Promise<ScheduleEffect | null>
  onPin?: (key: string, isPinned: boolean) => void
  onOpen?: (key: string) => void
  undo?: () => void
  redo?: () => void
  /** Buttons beside the tools. */
  actions?: ReactNode
  /** px a day at first. Default 80. */
  defaultPxPerDay?: number
}

const headHeight = 36
const beside = 3
const clockText = (time: WallTime): string => wallText(time).slice(5, 16).replace('T', ' ')

/** Resources by time: what is done where and when, moved by hand with its effect shown first. */
export const Schedule = ({
  label,
  now,
  resources,
  operations,
  stops = [],
  onMove,
  onPin,
  onOpen,
  undo,
  redo,
  actions,
  defaultPxPerDay = 80,
}: ScheduleProps) => {
  const { t } = useLocale()
  const hintId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [pxPerDay, setPxPerDay] = useState(defaultPxPerDay)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [filter, setFilter] = useState('')
  const [chain, setChain] = useState<string | null>(null)
  const [active, setActive] = useState<string | null>(null)
  const [effect, setEffect] = useState<(ScheduleEffect & { move: ScheduleMove }) | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState('')
  const [sight, setSight] = useState({ left: 0, top: 0, width: 1200, height: 700 })

  const shown = useMemo(() => {
    const words = filter.trim().toLowerCase()
    return words ? operations.filter(({ name, detail }) => `${name} ${detail}`.toLowerCase().includes(words)) : operations
  }, [operations, filter])
  const rows = useMemo(() => rowsOf(resources, folded), [resources, folded])
  const lists = useMemo(() => byResource(shown), [shown])
  const all = useMemo(() => byResource(operations), [operations])
  const axis = useMemo((): Axis => {
    let [first, last] = [startDay(now), startDay(now) + 7]
    for (const { resource, start, end } of operations)
      if (resource !== null) [first, last] = [Math.min(first, startDay(start)), Math.max(last, startDay(end))]
    return { from: first - beside, to: last + beside + 14, pxPerDay }
  }, [operations, now, pxPerDay])
  const xOf = (time: WallTime): number => (time / dayLength - axis.from) * axis.pxPerDay
  const namesWidth = (): number => {
    const box = scroller.current
    return box ? Number.parseFloat(getComputedStyle(box).getPropertyValue('--names')) || 190 : 190
  }
  const nameOf = (key: string | null): string => resources.find((one) => one.key === key)?.name ?? ''
  const height = (rows.at(-1)?.top ?? 0) + (rows.at(-1)?.height ?? 0)
  const names = namesWidth()
  const wanted = useRef<number | null>(now - dayLength / 4)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks where to stand after each change of the axis.
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box || wanted.current === null) return
    box.scrollLeft = xOf(wanted.current)
    wanted.current = null
    look()
  }, [axis])
  const look = (): void => {
    const box = scroller.current
    if (box) setSight({ left: box.scrollLeft, top: box.scrollTop, width: box.clientWidth, height: box.clientHeight })
  }
  const zoom = (by: 1 | -1): void => {
    const box = scroller.current
    if (!box) return
    wanted.current = ((box.scrollLeft + 200) / axis.pxPerDay + axis.from) * dayLength - (200 / zoomed(pxPerDay, by)) * dayLength
    setPxPerDay(Math.max(8, zoomed(pxPerDay, by)))
  }

  const ask = async (move: ScheduleMove): Promise<void> => {
    if (!onMove || isBusy) return
    setBusy(true)
    const answer = await onMove(move)
    setBusy(false)
    setEffect(answer && { ...answer, move })
  }
  const { held, setHeld, carry } = useHeld({ scroller, axis, rows, namesWidth, onDrop: (move) => void ask(move) })
  const places = useMemo(() => rows.flatMap((row) => (row.kind === 'resource' ? [row.key] : [])), [rows])

  const tell = (operation: ScheduleOperation, { resource, start }: ScheduleMove): void =>
    setTold(t(texts.holding, { name: operation.name, resource: nameOf(resource), start: clockText(start) }))
  const onKey = (event: KeyboardEvent, operation: ScheduleOperation): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const down = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const isHeld = held?.key === operation.key
    if (event.key === 'p' && onPin && operation.resource !== null) onPin(operation.key, !operation.isPinned)
    else if (event.key === ' ' && onMove) {
      const start = operation.resource === null ? Math.ceil(now / 60) * 60 : operation.start
      const place = { key: operation.key, resource: operation.resource ?? places[0] ?? '', start }
      setHeld(isHeld ? null : { ...place, end: start + operation.end - operation.start, isByKeys: true })
      tell(operation, place)
    } else if (event.key === 'Enter' && isHeld && held) {
      setHeld(null)
      void ask({ key: held.key, resource: held.resource, start: held.start })
    } else if (event.key === 'Enter') onOpen?.(operation.key)
    else if (event.key === 'Escape' && isHeld) {
      setHeld(null)
      setTold(t(texts.givenUp))
    } else if (isHeld && held && step) {
      const by = step * (event.shiftKey ? dayLength : 60)
      const next = { ...held, start: held.start + by, end: held.end + by }
      setHeld(next)
      tell(operation, next)
    } else if (isHeld && held && down) {
      const resource = places[places.indexOf(held.resource) + down] ?? held.resource
      setHeld({ ...held, resource })
      tell(operation, { ...held, resource })
    } else if (step && operation.resource !== null) {
      const list = lists.get(operation.resource) ?? []
      focus(list[list.indexOf(operation) + step])
    } else if (down && operation.resource !== null) {
      const from = places.indexOf(operation.resource)
      for (let at = from + down; at >= 0 && at < places.length; at += down) {
        const near = (lists.get(places[at] ?? '') ?? []).find(({ end }) => end > operation.start)
        if (!near) continue
        focus(near)
        break
      }
    } else return
    event.preventDefault()
  }
  const focus = (operation: ScheduleOperation | undefined): void => {
    const [box, row] = [scroller.current, rows.find(({ key }) => key === operation?.resource)]
    if (!operation || !box || !row) return
    setActive(operation.key)
    const [x, y] = [xOf(operation.start), row.top]
    if (x < box.scrollLeft || x > box.scrollLeft + box.clientWidth - names - 80) box.scrollLeft = Math.max(0, x - 80)
    if (y < box.scrollTop || y > box.scrollTop + box.clientHeight - headHeight - 40) box.scrollTop = Math.max(0, y - 80)
    look()
    requestAnimationFrame(() => box.querySelector<HTMLElement>(`[data-key="${CSS.escape(operation.key)}"]`)?.focus())
  }

  const labelOf = (operation: ScheduleOperation): string => {
    const { name, resource, start, end, isPinned, isLate, isPaused, why } = operation
    const place =
      resource === null ? name : t(texts.bar, { name, resource: nameOf(resource), start: clockText(start), end: clockText(end) })
    const more = [isPinned && t(texts.pinned), isLate && t(texts.late), isPaused && t(texts.paused), why].filter(Boolean)
    return [place, ...more].join(t(texts.comma))
  }
  const firstKey = shown.find(({ resource }) => resource !== null)?.key
  const barOf = (
    operation: ScheduleOperation,
    style?: { insetInlineStart: number; inlineSize: number; insetBlockStart: number },
  ): ReactNode => (
    <Bar
      key={operation.key}
      type="button"
      style={style}
      tabIndex={operation.resource === null || operation.key === (active ?? firstKey) ? 0 : -1}
      data-key={operation.key}
      data-tone={operation.tone}
      data-late={operation.isLate || undefined}
      data-paused={operation.isPaused || undefined}
      data-movable={(onMove && !operation.isPinned) || undefined}
      data-chain={chain === operation.chain || undefined}
      aria-label={labelOf(operation)}
      title={labelOf(operation)}
      aria-describedby={onMove ? hintId : undefined}
      onPointerDown={onMove && !operation.isPinned ? (event) => carry(event, operation) : undefined}
      onPointerEnter={() => setChain(operation.chain)}
      onPointerLeave={() => setChain(null)}
      onFocus={() => setChain(operation.chain)}
      onDoubleClick={() => onOpen?.(operation.key)}
      onKeyDown={(event) => onKey(event, operation)}
    >
      {operation.isPinned ? `● ${operation.name}` : operation.name}
    </Bar>
  )

  const [from, to] = [
    axis.from * dayLength + (sight.left / pxPerDay) * dayLength,
    axis.from * dayLength + ((sight.left + sight.width) / pxPerDay) * dayLength,
  ]
  const inSight = rows.filter(({ top, height: own }) => top + own > sight.top - 200 && top < sight.top + sight.height + 200)
  const [upper, lower] = tiersOf(axis)
  const tickText = ({ unit, day, width }: Tick): string => {
    if (unit === 'hour') return width < 18 ? '' : String(Math.round((day - Math.floor(day)) * 24))
    const text = dayText(Math.floor(day))
    return unit === 'month' || unit === 'year' || unit === 'quarter'
      ? text.slice(0, unit === 'year' ? 4 : 7)
      : unit === lower
        ? text.slice(8)
        : text
  }
  const open = shown.filter(({ resource }) => resource === null)
  const heldOperation = held && operations.find(({ key }) => key === held.key)
  const groups = [...new Set(resources.map(({ group }) => group))]
  return (
    <Root aria-label={label}>
      <Hint id={hintId}>{t(texts.hint)}</Hint>
      <Hint as="div" role="status">
        {told}
      </Hint>
      <Tools role="group" aria-label={t(texts.board)}>
        <IconButton size="small" icon={<ZoomOut size={16} aria-hidden />} label={t(texts.zoomOut)} onPress={() => zoom(-1)} />
        <IconButton size="small" icon={<ZoomIn size={16} aria-hidden />} label={t(texts.zoomIn)} onPress={() => zoom(1)} />
        <Button size="small" variant="quiet" onPress={() => scroller.current?.scrollTo({ left: xOf(now - dayLength / 4) })}>
          {t(texts.now)}
        </Button>
        <Button size="small" variant="quiet" onPress={() => setFolded(folded.size > 0 ? new Set() : new Set(groups))}>
          {t(folded.size > 0 ? texts.unfold : texts.fold)}
        </Button>
        {onMove && (
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
        <span data-grow />
        <SearchField size="small" label={t(texts.filter)} value={filter} onChange={setFilter} />
      </Tools>
      {effect && (
        <Effect role="alertdialog" aria-label={t(texts.effect)} data-harmful={effect.isHarmful || undefined}>
          {effect.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span data-grow />
          <Button size="small" onPress={() => setEffect(null)}>
            {t(texts.discard)}
          </Button>
          <Button
            size="small"
            variant="primary"
            autoFocus
            isLoading={isBusy}
            onPress={() => {
              setBusy(true)
              void effect.apply().then((isDone) => {
                setBusy(false)
                if (isDone) setEffect(null)
              })
            }}
          >
            {t(texts.apply)}
          </Button>
        </Effect>
      )}
      <Body>
        <Scroller ref={scroller} onScroll={look}>
          <Canvas style={{ inlineSize: widthOf(axis) + names, blockSize: height + headHeight }}>
            <Head aria-hidden style={{ inlineSize: widthOf(axis) + names }}>
              <i />
              {([upper, lower] as const).flatMap((unit) =>
                ticksOf(axis, unit, Math.max(0, sight.left - 300), sight.left + sight.width + 300).map((tick) => (
                  <span
                    key={`${unit}${tick.day}`}
                    data-upper={unit === upper || undefined}
                    data-lower={unit === lower || undefined}
                    style={{ insetInlineStart: tick.x + names, inlineSize: tick.width }}
                  >
                    <b>{tickText(tick)}</b>
                  </span>
                )),
              )}
            </Head>
            <NowLine style={{ insetInlineStart: xOf(now) + names }} />
            {inSight.map((row) =>
              row.kind === 'group' ? (
                <Row key={row.key} data-group style={{ insetBlockStart: row.top + headHeight, blockSize: row.height }}>
                  <GroupLoad lists={all} resources={row.resources} axis={axis} left={names} from={from} to={to} />
                  <Name>
                    <button
                      type="button"
                      aria-expanded={!folded.has(row.name)}
                      onClick={() =>
                        setFolded(
                          folded.has(row.name)
                            ? new Set([...folded].filter((one) => one !== row.name))
                            : new Set([...folded, row.name]),
                        )
                      }
                    >
                      {folded.has(row.name) ? <ChevronRight size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
                      {row.name}
                    </button>
                  </Name>
                </Row>
              ) : (
                <Row
                  key={row.key}
                  role="group"
                  aria-label={row.resource.name}
                  data-target={held?.resource === row.key || undefined}
                  style={{ insetBlockStart: row.top + headHeight, blockSize: row.height }}
                >
                  {stops
                    .filter(({ resource, start, end }) => resource === row.key && end > from && start < to)
                    .map(({ start, end }) => (
                      <Stop key={start} style={{ insetInlineStart: xOf(start) + names, inlineSize: xOf(end) - xOf(start) }} />
                    ))}
                  {(lists.get(row.key) ?? [])
                    .filter(({ start, end, key }) => (end > from - dayLength && start < to + dayLength) || key === held?.key)
                    .map((operation) =>
                      barOf(operation, {
                        insetInlineStart: xOf(operation.start) + names,
                        inlineSize: Math.max(4, xOf(operation.end) - xOf(operation.start) - 1),
                        insetBlockStart: operation.lane * laneHeight + 3,
                      }),
                    )}
                  {held?.resource === row.key && heldOperation && (
                    <Bar
                      as="div"
                      data-held
                      data-tone={heldOperation.tone}
                      style={{
                        insetInlineStart: xOf(held.start) + names,
                        inlineSize: xOf(held.end) - xOf(held.start),
                        insetBlockStart: 3,
                      }}
                    >
                      {clockText(held.start)}
                    </Bar>
                  )}
                  <Name title={row.resource.name}>{row.resource.name}</Name>
                </Row>
              ),
            )}
          </Canvas>
        </Scroller>
        {onMove && (
          <Aside aria-label={t(texts.unscheduled, { count: open.length })}>
            <h3>{t(texts.unscheduled, { count: open.length })}</h3>
            {open.length === 0 ? <span>{t(texts.allScheduled)}</span> : open.slice(0, 200).map((operation) => barOf(operation))}
          </Aside>
        )}
      </Body>
    </Root>
  )
}

type LoadProps = {
  lists: ReadonlyMap<string, readonly ScheduleOperation[]>
  resources: readonly ScheduleResource[]
  axis: Axis
  left: number
  from: WallTime
  to: WallTime
}

/** A column a day: how much of two shifts the group is busy. */
const GroupLoad = ({ lists, resources, axis, left, from, to }: LoadProps) => {
  const load = useMemo(() => loadOf(lists, resources), [lists, resources])
  const most = resources.reduce((sum, { capacity = 1 }) => sum + capacity, 0) * dayLength
  const days = [...load].filter(([day]) => (day + 1) * dayLength > from && day * dayLength < to)
  return days.map(([day, minutes]) => (
    <Load
      key={day}
      aria-hidden
      data-over={minutes > most || undefined}
      style={{
        insetInlineStart: xOfDay(axis, day) + left,
        inlineSize: Math.max(1, axis.pxPerDay - 1),
        blockSize: `${Math.min(100, (minutes / most) * 100)}%`,
      }}
    />
  ))
}
