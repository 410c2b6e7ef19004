import { memo } from 'react'
import type { PersonRow } from './calendar.ts'
import { dayWidth, Mark, nameWidth, Row, rowHeight } from './staff.styles.ts'

export type StaffRowProps = {
  row: PersonRow
  index: number
  width: number
  /** The weeks in sight, counted from the first day; the second one is the first beyond. */
  firstWeek: number
  lastWeek: number
  /** First and last chosen day, of the row that is chosen in. */
  chosen: readonly [number, number] | null
  conflictText: string
  unfitText: string
}

const left = (day: number): number => nameWidth + day * dayWidth

/** A person's days in one line: only what is there and in sight is drawn, the grid behind it is a picture. */
export const StaffRow = memo(({ row, index, width, firstWeek, lastWeek, chosen, conflictText, unfitText }: StaffRowProps) => (
  <Row data-row={index} style={{ top: index * rowHeight, width }}>
    {Array.from({ length: lastWeek - firstWeek }, (_, at) => firstWeek + at).map((week) => (
      <StaffWeek key={week} row={row} firstDay={week * 7} conflictText={conflictText} unfitText={unfitText} />
    ))}
    {chosen && <Mark data-kind="chosen" style={{ left: left(chosen[0]), width: (chosen[1] - chosen[0] + 1) * dayWidth }} />}
  </Row>
))

type StaffWeekProps = { row: PersonRow; firstDay: number; conflictText: string; unfitText: string }

/** A week of a person's days: what comes into sight sideways is drawn week by week. */
const StaffWeek = memo(({ row: { entries, leave }, firstDay, conflictText, unfitText }: StaffWeekProps) => {
  const days = Array.from({ length: 7 }, (_, at) => firstDay + at)
  return (
    <>
      {days.map((day) => leave.has(day) && <Mark key={day} data-kind="leave" style={{ left: left(day), width: dayWidth }} />)}
      {days.flatMap((day) =>
        (entries.get(day) ?? []).map(({ id, shift, planOrderNo, hours, stationName, isUnfit }, at, { length }) => (
          <span
            key={id}
            data-entry={id}
            data-shift={shift}
            data-conflict={leave.has(day) || isUnfit || undefined}
            title={[planOrderNo, `${hours} h`, stationName, leave.has(day) && conflictText, isUnfit && unfitText]
              .filter(Boolean)
              .join(' · ')}
            style={{ left: left(day) + 1 + (at * dayWidth) / length, width: dayWidth / length - 2 }}
          >
            {planOrderNo.slice(-5)}
          </span>
        )),
      )}
    </>
  )
})
