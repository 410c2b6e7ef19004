import { calendarOf, dayNumber, standardCalendar } from '@bip/contract/calendar'
import { expect, test } from 'vitest'
import { caseCalendars } from '../fixtures/cases/calendars.ts'
import { Plan } from '../model/Plan.ts'
import type { PlanInput, PlanTask } from '../model/types.ts'
import { ProjectFileError } from './projectFile.ts'
import { readProjectXml } from './readXml.ts'
import { projectXmlOf } from './writeXml.ts'

const office = standardCalendar.week[0] ?? []

/** Calendars of every kind, people with calendars of their own, and tasks that stop for a while. */
const input: PlanInput = {
  start: '2026-11-02',
  hoursPerDay: 7.5,
  calendars: [
    ...caseCalendars,
    {
      key: '工厂 & <夜班>',
      week: [...Array.from({ length: 5 }, () => [['22:00', '06:00'] as const]), [], []],
      exceptions: [
        { from: '2026-12-31', to: '2027-01-04', shifts: [], name: '元旦' },
        { from: '2027-01-10', shifts: office, name: '调休上班' },
      ],
    },
  ],
  calendar: 'holiday',
  resources: [
    { key: 'u1', name: '林晓', calendar: 'six' },
    { key: 'u2', name: '周工' },
  ],
  tasks: [
    { key: 'a', duration: 6, splits: [{ after: 2, pause: 3 }] },
    {
      key: 'b',
      duration: 10,
      splits: [
        { after: 2.5, pause: 1 },
        { after: 7, pause: 4 },
      ],
      assignments: [
        { resource: 'u1', units: 0.5 },
        { resource: 'u2', units: 1 },
      ],
      effort: 40,
    },
    { key: 'c', duration: 4, calendar: 'night', splits: [{ after: 1, pause: 1 }] },
    { key: 'd', duration: 3, calendar: '工厂 & <夜班>' },
  ],
  links: [{ key: 'l', from: 'a', to: 'd', lag: 2 }],
}

test('calendars with shifts and exceptions, splits and lengths of days come back as they went out', () => {
  const plan = new Plan(input)
  const file = readProjectXml(projectXmlOf(plan, { name: 'x' }))
  expect(file.hoursPerDay).toBe(7.5)
  expect(file.calendar).toBe('holiday')
  expect([...file.calendarOf]).toEqual([['林晓', 'six']])
  expect(file.calendars.map(({ key }) => key)).toEqual(input.calendars?.map(({ key }) => key))
  for (const [at, spec] of file.calendars.entries()) {
    const [read, written] = [calendarOf(spec), calendarOf(input.calendars?.[at] ?? standardCalendar)]
    for (let day = dayNumber('2026-11-01'); day < dayNumber('2027-03-01'); day += 1)
      expect([spec.key, day, read.hoursOn(day)]).toEqual([spec.key, day, written.hoursOn(day)])
  }
  expect(file.calendars.at(-1)?.exceptions?.map(({ name }) => name)).toContain('元旦')
  const tasks = new Map(file.tasks.map((task) => [task.name, task]))
  for (const { key, splits = [], calendar = null, duration } of input.tasks)
    expect(tasks.get(key)).toMatchObject({ splits, calendar, days: duration })
  expect(tasks.get('d')?.links).toMatchObject([{ lag: 2 }])
  expect(tasks.get('b')?.people).toEqual(['林晓', '周工'])
  expect(tasks.get('a')?.people).toEqual([])
  expect(file.left).toEqual({ unknownLinks: 0, inactive: 0 })
})

test('a plan made of a file has the dates of the plan that it was written from', () => {
  const plan = new Plan(input)
  const file = readProjectXml(projectXmlOf(plan, { name: 'x' }))
  const again = new Plan({
    ...{ start: input.start, hoursPerDay: file.hoursPerDay, calendars: file.calendars },
    ...(file.calendar !== null && { calendar: file.calendar }),
    resources: ['林晓', '周工'].map((name) => ({ key: name, name, calendar: file.calendarOf.get(name) })),
    tasks: file.tasks.map(
      ({ uid, name, days, splits, calendar, people }): PlanTask => ({
        ...{ key: uid, name, duration: days, splits, assignments: people.map((resource) => ({ resource, units: 1 })) },
        ...(calendar !== null && { calendar }),
      }),
    ),
    links: file.tasks.flatMap(({ uid, links }) => links.map(({ from, lag }) => ({ key: `${from} ${uid}`, from, to: uid, lag }))),
  })
  expect(again.tasks.map(({ key, name }) => [name, again.spanOf(key)])).toEqual(
    plan.tasks.map(({ key }) => [key, plan.spanOf(key)]),
  )
})

const weekday = (type: number): string =>
  `<WeekDay><DayType>${type}</DayType><DayWorking>1</DayWorking><WorkingTimes><WorkingTime><FromTime>08:00:00</FromTime><ToTime>16:00:00</ToTime></WorkingTime></WorkingTimes></WeekDay>`
const fileWith = (more: string, days = [2, 3, 4, 5, 6].map(weekday).join('')): string =>
  `<?xml version="1.0"?><Project xmlns="http://schemas.microsoft.com/project"><CalendarUID>1</CalendarUID><Calendars><Calendar><UID>1</UID><Name>厂历</Name><IsBaseCalendar>1</IsBaseCalendar><WeekDays>${days}</WeekDays>${more}</Calendar></Calendars><Tasks><Task><UID>1</UID><Name>甲</Name><OutlineLevel>1</OutlineLevel><Start>2026-11-02T08:00:00</Start><Finish>2026-11-06T16:00:00</Finish></Task></Tasks></Project>`
const exception = (from: string, to: string, more: string): string =>
  `<Exceptions><Exception><TimePeriod><FromDate>${from}T00:00:00</FromDate><ToDate>${to}T23:59:00</ToDate></TimePeriod>${more}<DayWorking>0</DayWorking></Exception></Exceptions>`
/** Free days among the workdays of a time. */
const freeDays = (text: string, from: string, to: string): string[] => {
  const [spec] = readProjectXml(text).calendars
  const calendar = calendarOf(spec ?? standardCalendar)
  const usual = calendarOf(standardCalendar)
  const days: string[] = []
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1)
    if (usual.isWorkday(day) && !calendar.isWorkday(day)) days.push(new Date(day * 86_400_000).toISOString().slice(0, 10))
  return days
}

test.each([
  [
    'each second day',
    exception('2026-11-02', '2026-11-06', '<Type>1</Type><Period>2</Period>'),
    ['2026-11-02', '2026-11-04', '2026-11-06'],
  ],
  [
    'a day of each year',
    exception('2026-01-01', '2027-12-31', '<Type>2</Type><Month>11</Month><MonthDay>24</MonthDay>'),
    ['2026-12-24', '2027-12-24'],
  ],
  [
    'the fourth Thursday of November',
    exception(
      '2026-01-01',
      '2027-12-31',
      '<Type>3</Type><Month>10</Month><MonthItem>7</MonthItem><MonthPosition>3</MonthPosition>',
    ),
    ['2026-11-26', '2027-11-25'],
  ],
  [
    'the last Friday of each sixth month',
    exception(
      '2026-11-01',
      '2027-12-31',
      '<Type>5</Type><Period>6</Period><MonthItem>8</MonthItem><MonthPosition>4</MonthPosition>',
    ),
    ['2026-11-27', '2027-05-28', '2027-11-26'],
  ],
  [
    'a date of each month',
    exception('2026-11-01', '2027-01-31', '<Type>4</Type><Period>1</Period><MonthDay>10</MonthDay>'),
    ['2026-11-10', '2026-12-10'],
  ],
  [
    'Monday and Friday of each third week',
    exception('2026-11-02', '2026-11-30', '<Type>6</Type><Period>3</Period><DaysOfWeek>34</DaysOfWeek>'),
    ['2026-11-02', '2026-11-06', '2026-11-23', '2026-11-27'],
  ],
])('an exception that comes again is read day by day: %s', (_, more, days) => {
  expect(freeDays(fileWith(more), '2026-11-01', '2027-12-31')).toEqual(days)
})

test('free days of older files are days of no week', () => {
  const old =
    '<WeekDay><DayType>0</DayType><DayWorking>0</DayWorking><TimePeriod><FromDate>2026-11-03T00:00:00</FromDate><ToDate>2026-11-04T23:59:00</ToDate></TimePeriod></WeekDay>'
  expect(freeDays(fileWith('', [2, 3, 4, 5, 6].map(weekday).join('') + old), '2026-11-01', '2026-11-30')).toEqual([
    '2026-11-03',
    '2026-11-04',
  ])
})

test('a calendar that cannot be reckoned with is refused by its name', () => {
  const faultOf = (text: string) => {
    try {
      readProjectXml(text)
    } catch (error) {
      if (error instanceof ProjectFileError) return error.fault
    }
    return null
  }
  expect(faultOf(fileWith('', ''))).toEqual({ code: 'badCalendar', name: '厂历' })
  expect(faultOf(fileWith('').replaceAll('08:00:00<', '27:80:00<'))).toEqual({ code: 'badCalendar', name: '厂历' })
})
