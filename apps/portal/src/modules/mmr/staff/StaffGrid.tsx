import { staffSchedule } from '@bip/contract/resources'
import { useHost } from '@bip/records'
import { type UIEvent, useMemo, useRef, useState } from 'react'
import { GridScroller } from '../../grid.styles.ts'
import { type PersonRow, rowsInSight } from './calendar.ts'
import { StaffRow } from './StaffRow.tsx'
import { Days, dayWidth, Mark, nameWidth, rowHeight } from './staff.styles.ts'
import { type ChosenDays, useChosenDays } from './useChosenDays.ts'
import { useStaffText } from './useStaffText.ts'

export type StaffGridProps = {
  rows: readonly PersonRow[]
  days: readonly string[]
  freeDays: ReadonlySet<string>
  today: string
  onFill: (chosen: ChosenDays) => void
}

/** People by days. Only rows near the eye are in the page; sideways the browser scrolls by itself. */
export const StaffGrid = ({ rows, days, freeDays, today, onFill }: StaffGridProps) => {
  const { t } = useStaffText()
  const { language, openRecord, permissions } = useHost()
  const scroller = useRef<HTMLDivElement>(null)
  const [sight, setSight] = useState<[number, number]>([0, 40])
  const onScroll = ({ currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLDivElement>): void => {
    const next = rowsInSight(scrollTop, clientHeight, rowHeight, rows.length)
    setSight((now) => (now[0] === next[0] && now[1] === next[1] ? now : next))
  }
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
        onScroll={onScroll}
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
          {rows.slice(sight[0], sight[1]).map((row, at) => {
            const index = sight[0] + at
            const span = chosen?.row === index ? chosen : null
            return (
              <StaffRow
                key={row.person.id}
                row={row}
                index={index}
                width={width}
                chosen={span && [Math.min(span.from, span.to), Math.max(span.from, span.to)]}
                conflictText={t('conflict')}
                unfitText={t('unfit')}
              />
            )
          })}
        </div>
      </GridScroller>
      <p id="staff-hint" aria-live="polite">
        {chosen ? told(chosen, rows, days, t) : t('hint')}
      </p>
    </>
  )
}

/** What stands where one has come to, in words. */
function told(
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
