import { type CalendarSpec, type WallTime, wallText } from '@bip/contract/calendar'
import type { Constraint, LinkType, Split } from '../model/types.ts'

/** A link as a project file holds it; `from` is the uid of the task that leads, `lag` in days. */
export type FileLink = { from: string; type: LinkType; lag: number; lagUnit: 'working' | 'calendar' }

/** A task as a project file holds it; days are `YYYY-MM-DD`. */
export type FileTask = {
  uid: string
  /** Its number in the order of the plan, such as `2.3`. */
  code: string
  name: string
  /** Uid of the summary that it belongs to; null at the top. */
  parent: string | null
  isSummary: boolean
  isMilestone: boolean
  isManual: boolean
  start: string
  end: string
  /** Working days. */
  days: number
  /** 0 to 100. */
  progress: number
  constraint: Constraint | null
  deadline: string | null
  actualStart: string | null
  /** What it was planned to be, by the number of the baseline: 0 to 10, as the format has numbers for. */
  baselines: { number: number; start: string; end: string }[]
  /** Hours of work; null where the file says none. */
  hours: number | null
  /** Names of those who work on it. */
  people: string[]
  /** Where its work stops for some days; none of a task in one part. */
  splits: Split[]
  /** Key of a calendar of its own; null where it goes by that of the project. */
  calendar: string | null
  links: FileLink[]
}

export type ProjectFile = {
  name: string
  tasks: FileTask[]
  /** With their exceptions, each as it is after what it takes from the one that it is made from. */
  calendars: CalendarSpec[]
  /** Key of the calendar of the project; null where the file names none. */
  calendar: string | null
  /** Key of the calendar of somebody who does not work by that of the project, by the name. */
  calendarOf: ReadonlyMap<string, string>
  /** Hours that a day of a duration means. */
  hoursPerDay: number
  /** What is not taken, how often: links to tasks that are not there, and tasks that are switched off or of another project. */
  left: { unknownLinks: number; inactive: number }
}

export type ProjectFileFault =
  /** It is larger than what is read. */
  | { code: 'tooLarge'; maxMB: number }
  | { code: 'tooMany'; max: number; count: number }
  /** It is no XML, or ends before its end. `line` counts from 1. */
  | { code: 'broken'; line: number }
  /** XML, but not of a project. */
  | { code: 'foreign'; root: string }
  | { code: 'empty' }
  /** A calendar that names no times of day, or in which nothing is ever worked. */
  | { code: 'badCalendar'; name: string }
  /** A task says something that cannot be. */
  | { code: 'badTask'; name: string; field: 'start' | 'end' | 'progress' | 'uid' }

/** A project file that is not taken. */
export class ProjectFileError extends Error {
  readonly fault: ProjectFileFault

  constructor(fault: ProjectFileFault) {
    super(`The project file is not taken: ${fault.code}.`)
    this.name = 'ProjectFileError'
    this.fault = fault
  }
}

export const maxFileMB = 40
export const maxFileTasks = 20_000
/** As many as the format has numbers for. */
export const maxFileBaselines = 11

/** Numbers that Microsoft's format gives to constraints; 0 and 1 are none: as soon, and as late as possible. */
export const constraintNumbers: Readonly<Record<Constraint['type'], number>> = {
  mustStart: 2,
  mustFinish: 3,
  startNoEarlier: 4,
  startNoLater: 5,
  finishNoEarlier: 6,
  finishNoLater: 7,
}

export const linkNumbers: Readonly<Record<LinkType, number>> = { FF: 0, FS: 1, SF: 2, SS: 3 }

/** Lags are told in tenths of minutes; 7 is a lag in working days, 8 one by the clock. */
export const lagFormats = { working: 7, calendar: 8 } as const

/** Stands for nobody in an assignment. */
export const nobody = -65_535

/** A moment of the plan as the format writes it. */
export const momentText = (time: WallTime): string => `${wallText(time)}:00`

/** A length of work or time. */
export const minutesText = (minutes: number): string => `PT${Math.floor(minutes / 60)}H${Math.round(minutes % 60)}M0S`
