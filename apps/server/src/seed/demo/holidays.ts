import { calendarOf, standardCalendar, type WorkingCalendar } from '@bip/contract/calendar'
import type { World } from './world.ts'

/** Holidays of the years around today, from one day to another, both free. */
export const holidaysOf = ({ calendar }: World): { fromDay: string; toDay: string; reason: string }[] =>
  [...new Set([-730, -365, 0, 365].map((offset) => calendar.day(offset).slice(0, 4)))].flatMap((year) => [
    { fromDay: `${year}-01-01`, toDay: `${year}-01-01`, reason: '元旦' },
    { fromDay: `${year}-05-01`, toDay: `${year}-05-05`, reason: '劳动节' },
    { fromDay: `${year}-10-01`, toDay: `${year}-10-07`, reason: '国庆节' },
  ])

/** The days that the demonstration is worked on. */
export const workingDays = (world: World): WorkingCalendar =>
  calendarOf({
    ...standardCalendar,
    exceptions: holidaysOf(world).map(({ fromDay, toDay }) => ({ from: fromDay, to: toDay, shifts: [] })),
  })
