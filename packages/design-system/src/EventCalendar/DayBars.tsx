import { EventBar, type EventBarBehaviour } from './EventBar.tsx'
import type { Segment } from './weekLayout.ts'

export type DayBarsProps = EventBarBehaviour & {
  /** Those of the whole week that are shown. */
  segments: readonly Segment[]
  /** The day, 0 to 6 from the first of the week. */
  column: number
}

/** The bars that begin in a day's cell; they reach over the cells of the days after it. */
export const DayBars = ({ segments, column, ...bars }: DayBarsProps) =>
  segments
    .filter((segment) => segment.column === column)
    .map(({ span, length, lane, isContinued, continues }) => (
      <EventBar
        key={span.event.key}
        {...bars}
        span={span}
        place="month"
        isContinued={isContinued}
        continues={continues}
        vars={{ '--lane': lane, '--days': length }}
      />
    ))
