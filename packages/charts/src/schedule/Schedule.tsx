import { dayLength, type WallTime } from '@bip/contract/calendar'
import { useLocale } from '@bip/design-system'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { boardKeys } from './boardKeys.ts'
import { byResource, rowsOf } from './model/rows.ts'
import { Body, Hint, Root } from './Schedule.styles.ts'
import { scheduleTexts as texts } from './Schedule.texts.ts'
import type { ScheduleEffect, ScheduleMove, ScheduleOperation, ScheduleOverlay, ScheduleResource, ScheduleStop } from './types.ts'
import { useHeld } from './useHeld.ts'
import { clockText, useLabels } from './useLabels.ts'
import { useMarked } from './useMarked.ts'
import { useSight } from './useSight.ts'
import { BoardCanvas } from './view/BoardCanvas.tsx'
import { BoardTools } from './view/BoardTools.tsx'
import { EffectPanel } from './view/EffectPanel.tsx'
import { MarkedPanel } from './view/MarkedPanel.tsx'
import type { BarHandlers } from './view/ScheduleBar.tsx'
import { Unscheduled } from './view/Unscheduled.tsx'

export type ScheduleProps = {
  label: string
  now: WallTime
  resources: readonly ScheduleResource[]
  operations: readonly ScheduleOperation[]
  stops?: readonly ScheduleStop[]
  /** Other plans, drawn over this one. */
  overlays?: readonly ScheduleOverlay[]
  /** Reckons what moves would do; null where they were refused and somebody was told. Without it the board is read only. */
  onMove?: (moves: readonly ScheduleMove[]) => Promise<ScheduleEffect | null>
  /** Asks into which parts an operation is to be split. */
  onSplit?: (key: string) => void
  onPin?: (key: string, isPinned: boolean) => void
  onOpen?: (key: string) => void
  undo?: () => void
  redo?: () => void
  /** Buttons beside the tools. */
  actions?: ReactNode
  /** px a day at first. Default 80. */
  defaultPxPerDay?: number
}

const none: readonly never[] = []

/** Both in each other's place; at one resource the later one keeps its end, so that two neighbours stay neighbours. */
export const swapped = (one: ScheduleOperation, other: ScheduleOperation): readonly ScheduleMove[] => {
  const [first, last] = one.start <= other.start ? [one, other] : [other, one]
  const isSame = first.resource === last.resource
  return [
    { key: last.key, resource: first.resource ?? '', start: first.start },
    {
      key: first.key,
      resource: last.resource ?? '',
      start: isSame ? Math.max(first.start + last.end - last.start, last.end - (first.end - first.start)) : last.start,
    },
  ]
}

/** Resources by time: what is done where and when, moved by hand with its effect shown first. */
export const Schedule = (props: ScheduleProps) => {
  const { label, now, resources, operations, stops = none, overlays = none, defaultPxPerDay = 80 } = props
  const { onMove, onSplit, onPin, onOpen, undo, redo, actions } = props
  const { t, locale } = useLocale()
  const hintId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [filter, setFilter] = useState('')
  const [chain, setChain] = useState<string | null>(null)
  const [active, setActive] = useState<string | null>(null)
  const [effect, setEffect] = useState<ScheduleEffect | null>(null)
  const [spoken, setSpoken] = useState('')
  const { axis, stores, follow, look, zoom } = useSight({ scroller, operations, now, defaultPxPerDay })
  const { nameOf, labelOf } = useLabels(resources)
  const { marked, mark, clear } = useMarked(operations)

  const shown = useMemo(() => {
    const words = filter.trim().toLowerCase()
    return words ? operations.filter(({ name, detail }) => `${name} ${detail}`.toLowerCase().includes(words)) : operations
  }, [operations, filter])
  const rows = useMemo(() => rowsOf(resources, folded), [resources, folded])
  const places = useMemo(() => rows.flatMap((row) => (row.kind === 'resource' ? [row.key] : [])), [rows])
  const lists = useMemo(() => byResource(shown), [shown])
  const all = useMemo(() => (shown === operations ? lists : byResource(operations)), [shown, operations, lists])
  const open = useMemo(() => shown.filter(({ resource }) => resource === null), [shown])
  const markedKeys = useMemo(() => marked.map(({ key }) => key), [marked])

  const isAsking = useRef(false)
  const ask = async (moves: readonly ScheduleMove[]): Promise<void> => {
    if (!onMove || isAsking.current) return
    isAsking.current = true
    setEffect(await onMove(moves))
    isAsking.current = false
  }
  const namesWidth = (): number => stores.exact.get().names
  const { held, setHeld, carry } = useHeld({ scroller, axis, rows, namesWidth, onDrop: (move) => void ask([move]) })

  const focus = (operation: ScheduleOperation | undefined): void => {
    const [box, row] = [scroller.current, rows.find(({ key }) => key === operation?.resource)]
    if (!operation || !box || !row) return
    setActive(operation.key)
    const [x, y] = [(operation.start / dayLength - axis.from) * axis.pxPerDay, row.top]
    if (x < box.scrollLeft || x > box.scrollLeft + box.clientWidth - namesWidth() - 80) box.scrollLeft = Math.max(0, x - 80)
    if (y < box.scrollTop || y > box.scrollTop + box.clientHeight - 76) box.scrollTop = Math.max(0, y - 80)
    look()
    // The bar is in sight by now; that it is made takes until the next frame.
    requestAnimationFrame(() =>
      box.querySelector<HTMLElement>(`[data-key="${CSS.escape(operation.key)}"]`)?.focus({ preventScroll: true }),
    )
  }
  const onKey = boardKeys({
    ...{ now, resources: places, lists, held, setHeld, mayMove: onMove !== undefined, onPin, onOpen, onFocus: focus },
    ...{ onMark: mark, onDrop: (move) => void ask([move]) },
    tell: ({ name }, move) =>
      setSpoken(
        move
          ? t(texts.holding, { name, resource: nameOf(move.resource), start: clockText(move.start, locale) })
          : t(texts.givenUp),
      ),
  })
  const latest = useRef({ carry, onKey, onOpen })
  useEffect(() => {
    latest.current = { carry, onKey, onOpen }
  })
  const handlers = useMemo(
    (): BarHandlers => ({
      carry: (...asked) => latest.current.carry(...asked),
      onKey: (...asked) => latest.current.onKey(...asked),
      onMark: mark,
      onOpen: (key) => latest.current.onOpen?.(key),
      // Bars that pass below a pointer while one scrolls are not pointed at.
      onChain: (pointed) => {
        if (!stores.isMoving.get()) setChain(pointed)
      },
      onFocus: (operation) => {
        setChain(operation.chain)
        if (operation.resource !== null) setActive(operation.key)
      },
    }),
    [mark, stores],
  )
  const fold = useMemo(
    () => (name: string) =>
      setFolded((old) => (old.has(name) ? new Set([...old].filter((one) => one !== name)) : new Set([...old, name]))),
    [],
  )
  const heldTone = held && operations.find(({ key }) => key === held.key)?.tone
  const drawn = useMemo(() => (held && heldTone ? { ...held, tone: heldTone } : null), [held, heldTone])
  return (
    <Root aria-label={label}>
      <Hint id={hintId}>{t(texts.hint)}</Hint>
      <Hint as="div" role="status">
        {spoken}
      </Hint>
      <BoardTools
        {...{ undo, redo, actions, overlays, filter }}
        mayMove={onMove !== undefined}
        isFolded={folded.size > 0}
        onZoom={zoom}
        onNow={() => scroller.current?.scrollTo({ left: ((now - dayLength / 4) / dayLength - axis.from) * axis.pxPerDay })}
        onFoldAll={() => setFolded(folded.size > 0 ? new Set() : new Set(resources.map(({ group }) => group)))}
        onFilter={setFilter}
      />
      {effect && <EffectPanel effect={effect} onClose={() => setEffect(null)} />}
      {!effect && (
        <MarkedPanel
          {...{ marked, labelOf, onOpen }}
          onClear={clear}
          onPin={onMove && onPin}
          onSplit={onMove && onSplit}
          onSwap={onMove && ((one, other) => void ask(swapped(one, other)))}
        />
      )}
      <Body>
        <BoardCanvas
          {...{ scroller, stores, axis, rows, lists, all, stops, overlays, now, folded, chain, active, labelOf, handlers }}
          hintId={onMove ? hintId : undefined}
          isMovable={onMove !== undefined}
          marked={markedKeys}
          held={drawn}
          onFold={fold}
          onScroll={follow}
        />
        {onMove && <Unscheduled {...{ handlers, labelOf, hintId, chain }} operations={open} marked={markedKeys} />}
      </Body>
    </Root>
  )
}
