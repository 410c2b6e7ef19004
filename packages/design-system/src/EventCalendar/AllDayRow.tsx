import type { CalendarDate } from '@internationalized/date'
import type { CSSProperties } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'
import { DayBars, type DayBarsProps } from './DayBars.tsx'
import { eventCalendarTexts } from './EventCalendar.texts.ts'
import { More } from './MonthView.styles.ts'
import type { EventSpan } from './spans.ts'
import type { useDayList } from './useDayList.tsx'
import type { WeekSlots } from './useWeekSlots.ts'
import { AllDay, Row, RowName } from './WeekView.styles.ts'
import { fitLanes, layoutWeek } from './weekLayout.ts'
import { allDay } from './weekSlots.ts'

/** More lines of whole days would push the hours out of sight. */
const maxLanes = 4

type AllDayRowProps = {
  days: readonly CalendarDate[]
  /** Spans that last for days. */
  long: readonly EventSpan[]
  slots: WeekSlots
  dayList: ReturnType<typeof useDayList>
  bars: Omit<DayBarsProps, 'segments' | 'column'>
}

/** The row above the hours: what lasts for whole days, and how much more there is. */
export const AllDayRow = ({ days, long, slots, dayList, bars }: AllDayRowProps) => {
  const { t } = useLocale()
  const bands = layoutWeek(long, String(days[0]))
  const lanes = Math.min(maxLanes, Math.max(0, ...bands.map(({ lane }) => lane + 1)))
  const segments = fitLanes(bands, lanes)
  return (
    // Custom properties, which CSSProperties does not know.
    <Row role="row" style={{ '--lanes': lanes } as CSSProperties}>
      <RowName role="rowheader">{t(eventCalendarTexts.allDay)}</RowName>
      {days.map((day, column) => {
        const hidden = segments.hidden[column] ?? 0
        return (
          <AllDay key={day.toString()} {...slots.cellProps(day, allDay)}>
            <Hidden>{slots.nameOf(day, allDay)}</Hidden>
            <DayBars {...bars} segments={segments.shown} column={column} />
            {hidden > 0 && (
              <More
                type="button"
                tabIndex={-1}
                style={{ ['--lane' as string]: lanes - 1 }}
                onClick={(event) => {
                  event.stopPropagation()
                  dayList.open({ anchor: event.currentTarget, ...slots.listOf(day, allDay) })
                }}
              >
                {t(eventCalendarTexts.more, { count: hidden })}
              </More>
            )}
          </AllDay>
        )
      })}
    </Row>
  )
}
