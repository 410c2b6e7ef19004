import { staffSchedule } from '@bip/contract/resources'
import { useHost } from '@bip/records'
import { type UIEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { GridScroller } from '../../grid.styles.ts'
import { inSight, type PersonRow } from './calendar.ts'
import { StaffRow } from './StaffRow.tsx'
import { Days, dayWidth, Mark, Names, nameWidth, rowHeight } from './staff.styles.ts'
import { type ChosenDays, useChosenDays } from './useChosenDays.ts'
import { useStaffText } from './useStaffText.ts'

export type StaffGridProps = {
  rows: readonly PersonRow[]
  days: readonly string[]
  freeDays: ReadonlySet<string>
  today: string
  onFill: (chosen: ChosenDays) => void
}

/** The first row and week to be drawn, and the first ones beyond. */
type Sight = readonly [firstRow: number, lastRow: number, firstWeek: number, lastWeek: number]

/** People by days. Only the rows and weeks near the eye are in the page. */
export const StaffGrid = ({ rows, days, freeDays, today, onFill }: StaffGridProps) => {
  const { t } = useStaffText()
  const { language, openRecord, permissions } = useHost()
  const scroller = useRef<HTMLDivElement>(null)
  const [[firstRow, lastRow, firstWeek, lastWeek], setSight] = useState<Sight>([0, 40, 0, 6])
  const look = useCallback(
    ({ scrollTop, clientHeight, scrollLeft, clientWidth }: Element): void => {
      const inRows = inSight(scrollTop, clientHeight, rowHeight, rows.length)
      const [firstDay, lastDay] = inSight(scrollLeft, clientWidth - nameWidth, dayWidth, days.length)
      const next: Sight = [...inRows, Math.floor(firstDay / 7), Math.ceil(lastDay / 7)]
      setSight((now) => (now.every((value, at) => value === next[at]) ? now : next))
    },
    [rows.length, days.length],
  )
  useLayoutEffect(() => {
    if (scroller.current) look(scroller.current)
  }, [look])
  const { chosen, handlers } = useChosenDays({
    rows: rows.length,
    days: days.length,
    onFill: (span) =>
      permissions.has('staffSchedule_add') &&
      onFill({ ...span, from: Math.min(span.from, span.to), to: Math.max(span.from, span.to) }),
    onOpen: (id) => openRecord(staffSchedule, id),
    onReach: ({ row, to }) => {
      const box = scroller.current
      if (!box) return
      const [x, y] = [to * dayWidth, row * rowHeight]
      if (y < box.scrollTop || y > box.scrollTop + box.clientHeight - rowHeight * 3)
        box.scrollTop = Math.max(0, y - box.clientHeight / 2)
      if (x < box.scrollLeft || x > box.scrollLeft + box.clientWidth - nameWidth - dayWidth)
        box.scrollLeft = Math.max(0, x - box.clientWidth / 2)
    },
  })
  const free = useMemo(() => days.flatMap((day, index) => (freeDays.has(day) ? [index] : [])), [days, freeDays])
  const width = nameWidth + days.length * dayWidth
  const weekday = useMemo(() => new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' }), [language])
  return (
    <>
      <GridScroller
        ref={scroller}
        role="application"
        aria-label={t('title')}
        aria-describedby="staff-hint"
        tabIndex={0}
        onScroll={({ currentTarget }: UIEvent<HTMLDivElement>) => look(currentTarget)}
        {...handlers}
      >
        <Days style={{ width }}>
          {days.map((day) => (
            <span key={day} data-free={freeDays.has(day) || undefined} data-today={day === today || undefined}>
              <span>{Number(day.slice(8)) === 1 ? `${Number(day.slice(5, 7))}/1` : Number(day.slice(8))}</span>
              <span>{weekday.format(new Date(`${day}T00:00:00Z`))}</span>
            </span>
          ))}
        </Days>
        <div style={{ position: 'relative', height: rows.length * rowHeight, width }}>
          {/* Behind all rows at once: a mark in each of them would be most of what is drawn. */}
          {free.map((day) => (
            <Mark key={day} data-kind="free" style={{ left: nameWidth + day * dayWidth, width: dayWidth }} />
          ))}
          {/* One for all names: the browser would keep a layer for each that stays in its row. */}
          <Names>
            {rows.slice(firstRow, lastRow).map(({ person }, at) => (
              <b key={person.id} title={`${person.name} · ${person.deptName}`} style={{ top: (firstRow + at) * rowHeight }}>
                {person.name}
                <small>{person.deptName}</small>
              </b>
            ))}
          </Names>
          {rows.slice(firstRow, lastRow).map((row, at) => {
            const index = firstRow + at
            const span = chosen?.row === index ? chosen : null
            return (
              <StaffRow
                key={row.person.id}
                row={row}
                index={index}
                width={width}
                firstWeek={firstWeek}
                lastWeek={lastWeek}
                chosen={span && [Math.min(span.from, span.to), Math.max(span.from, span.to)]}
                conflictText={t('conflict')}
                unfitText={t('unfit')}
              />
            )
          })}
        </div>
      </GridScroller>
      <p id="staff-hint" aria-live="polite">
        {chosen ? sentenceOf(chosen, rows, days, t) : t('hint')}
      </p>
    </>
  )
}

/** What stands where one has come to, in words. */
function sentenceOf(
  { row, to }: ChosenDays,
  rows: readonly PersonRow[],
  days: readonly string[],
  t: ReturnType<typeof useStaffText>['t'],
): string {
  const one = rows[row]
  if (!one) return ''
  const entries =
    one.entries
      .get(to)
      ?.map(({ planOrderNo, hours, stationName, isUnfit }) =>
        [`${planOrderNo} ${hours} h`, stationName, isUnfit && t('unfit')].filter(Boolean).join(' '),
      ) ?? []
  const leave = one.leave.has(to) ? [entries.length > 0 ? t('conflict') : t('leave')] : []
  const what = [...entries, ...leave]
  return `${one.person.name} · ${days[to] ?? ''} · ${what.length > 0 ? what.join(', ') : t('nothing')}`
}
