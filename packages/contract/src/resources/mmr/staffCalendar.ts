/** Calls about the calendar of people, beside those of the staff schedule. */
export const staffCalendarCalls = {
  /** `GET ?from=&to=&deptId=`: a `StaffCalendar`, of at most 92 days. */
  calendar: '/blade-bip/plus/staff-calendar',
  /** `POST` a `WeekCopy`: answers `{ count }`. All of it is stored or nothing. */
  copyWeek: '/blade-bip/plus/staff-calendar/copy-week',
} as const

export type CalendarPerson = { id: string; name: string; deptId: string; deptName: string; skills: CalendarSkill[] }

/** What a person can do, by which certificate, and until which day. */
export type CalendarSkill = { skill: string; certificate: string | null; until: string | null }

/** What a station asks of whoever works there: one of its skills, and its qualification. */
export type CalendarStation = { id: string; name: string; skills: string[]; qualification: string | null }

/**
 * Who works where on a day. `person`, `order` and `station` are positions in the calendar's lists, `day` counts from its first one: a quarter of
 * three hundred people has twenty thousand of these, and names in each of them would be most of what is sent.
 */
export type CalendarEntryRow = [
  id: string,
  person: number,
  day: number,
  shift: string,
  order: number,
  hours: string,
  station: number | null,
  /** The person lacks what the station asks for on that day. */
  isUnfit: boolean,
]

/** Approved leave, both days included. */
export type CalendarLeave = { userId: string; from: string; to: string }

export type StaffCalendar = {
  /** The first day, `YYYY-MM-DD`. */
  from: string
  people: CalendarPerson[]
  /** Numbers of the plan orders that somebody works on. */
  orders: string[]
  /** Names of the stations that somebody works at. */
  places: string[]
  entries: CalendarEntryRow[]
  leaves: CalendarLeave[]
  /** Those that ask for something. */
  stations: CalendarStation[]
  /** Days without work for everybody, such as Sundays and holidays. */
  freeDays: string[]
}

/** The week that begins with the Monday `from` is laid down again in the one that begins with `to`, for these people. */
export type WeekCopy = { from: string; to: string; userIds: string[] }
