import { memo } from 'react'
import type { PersonRow } from './calendar.ts'
import { dayWidth, Entry, Mark, nameWidth, Row, rowHeight } from './staff.styles.ts'

export type StaffRowProps = {
  row: PersonRow
  index: number
  width: number
  /** First and last chosen day, of the row that is chosen in. */
  chosen: readonly [number, number] | null
  conflictText: string
  unfitText: string
}

const left = (day: number): number => nameWidth + day * dayWidth

/** A person's days in one line: only what is there is drawn, the grid behind it is a picture. */
export const StaffRow = memo(({ row, index, width, chosen, conflictText, unfitText }: StaffRowProps) => (
  <Row data-row={index} style={{ transform: `translateY(${index * rowHeight}px)`, width }}>
    <b title={`${row.person.name} · ${row.person.deptName}`}>
      {row.person.name}
      <small>{row.person.deptName}</small>
    </b>
    {[...row.leave].map((day) => (
      <Mark key={`l${day}`} data-kind="leave" style={{ left: left(day), width: dayWidth }} />
    ))}
    {[...row.entries].flatMap(([day, entries]) =>
      entries.map(({ id, shift, planOrderNo, hours, stationName, isUnfit }, at) => (
        <Entry
          key={id}
          data-entry={id}
          data-shift={shift}
          data-conflict={row.leave.has(day) || isUnfit || undefined}
          title={[planOrderNo, `${hours} h`, stationName, row.leave.has(day) && conflictText, isUnfit && unfitText]
            .filter(Boolean)
            .join(' · ')}
          style={{ left: left(day) + 1 + (at * dayWidth) / entries.length, width: dayWidth / entries.length - 2 }}
        >
          {planOrderNo.slice(-5)}
        </Entry>
      )),
    )}
    {chosen && <Mark data-kind="chosen" style={{ left: left(chosen[0]), width: (chosen[1] - chosen[0] + 1) * dayWidth }} />}
  </Row>
))
