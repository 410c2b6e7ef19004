import type { AnyRecord, Page } from '@bip/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../../testing/company.ts'

const sizes = { workCalendar: 4, workRegion: 12, workGroup: 40, workProcess: 36, workStation: 60, workManpower: 120 }
const base = '/blade-bip/mps'

let company: Company
let token: string
beforeAll(async () => {
  company = await startCompany({ sizes })
  token = await company.signIn('admin')
})
afterAll(() => company.stop())

const post = <T = AnyRecord>(path: string, body: object) => company.api.post<T>(`${base}/${path}`, { token, body })
const get = <T = AnyRecord>(path: string, query = {}) => company.api.get<T>(`${base}/${path}`, { token, query })
const first = async (path: string) => (await get<Page<AnyRecord>>(`${path}/list`, { size: 1 })).body.data.records[0]
const route = async (values: object) => {
  const fields = { routeCode: 'GY-1', routeName: '底板', materialCategory: 'semi', validFrom: '2026-11-24', ...values }
  return post('produce-route/insert', fields)
}

test('a released version of a route takes the place of the one before', async () => {
  const process = await first('process-maintenance')
  const steps = [{ stepNo: '10', processId: process?.id, workGroupId: process?.workGroupId, runMinutes: '12' }]
  const one = (await route({ steps })).body.data
  const two = (await route({ steps, routeVersion: '2' })).body.data
  expect((await route({ steps, routeVersion: '2' })).status).toBe(409)
  await post('produce-route/release', { ids: one.id })
  await post('produce-route/release', { ids: two.id })
  expect((await get('produce-route/detail', { id: one.id })).body.data.routeStatus).toBe('retired')
  expect((await get('produce-route/detail', { id: two.id })).body.data.routeStatus).toBe('released')
})

test('a route with a step that is nowhere done is not released, and two steps of one number are refused', async () => {
  const process = { processCode: 'XX-010', processName: '试制', processType: 'assembly', runMinutes: '5' }
  const { id: processId } = (await post('process-maintenance/insert', process)).body.data
  const step = { stepNo: '10', processId, runMinutes: '12' }
  const lost = (await route({ routeCode: 'GY-2', steps: [step] })).body.data
  const refused = await post('produce-route/release', { ids: lost.id })
  expect([refused.status, refused.body.msg]).toEqual([409, expect.stringContaining('10')])
  expect((await route({ routeCode: 'GY-3', steps: [step, step] })).status).toBe(409)
})

test('a station has one maintenance at a time', async () => {
  const station = await first('station')
  const window = { stationId: station?.id, chargePerson: station?.createUser, reason: '月度保养' }
  const times = { startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-12-01T04:00:00Z' }
  expect((await post('station-downtime/submit', { ...window, ...times })).status).toBe(200)
  const refused = await post('station-downtime/submit', { ...window, ...times, startsAt: '2026-12-01T03:00:00Z' })
  expect([refused.status, refused.body.msg]).toEqual([409, expect.stringContaining('JX-')])
})

test('holidays that end before they begin are refused by their row', async () => {
  const shifts = [{ days: 'workdays', shiftKind: 'night', startsAt: '20:00', endsAt: '04:00' }]
  const calendar = { calendarCode: 'RL-X', calendarName: '夜班', shifts }
  expect((await post('work-calendar/submit', calendar)).status).toBe(200)
  const exceptions = [{ fromDay: '2026-01-01', toDay: '2036-12-01' }]
  const refused = await post('work-calendar/submit', { ...calendar, calendarCode: 'RL-Y', exceptions })
  expect([refused.status, refused.body.msg]).toEqual([409, expect.stringContaining('1')])
})

test('a calendar without working days is refused, by its shifts or by its holidays', async () => {
  const shifts = [{ days: 'workdays', shiftKind: 'day', startsAt: '08:00', endsAt: '17:00' }]
  const calendar = { calendarCode: 'RL-Z', calendarName: '停产', shifts }
  const exceptions = [{ fromDay: '2026-01-01', toDay: '2035-12-01' }]
  const closed = await post('work-calendar/submit', { ...calendar, exceptions })
  expect([closed.status, closed.body.msg]).toEqual([409, expect.stringContaining('一年内没有工作日')])
  expect((await post('work-calendar/submit', { ...calendar, shifts: [] })).status).not.toBe(200)
  const soon = [{ fromDay: '2026-12-24', toDay: '2027-01-04' }]
  expect((await post('work-calendar/submit', { ...calendar, exceptions: soon })).status).toBe(200)
})

test('areas stand above their groups and people, with who lacks', async () => {
  type Node = AnyRecord & { children: Node[] }
  const areas = (await get<Node[]>('work-manpower/tree-group')).body.data
  expect(areas.length).toBe(12)
  for (const { children, planned, lacking } of areas) {
    expect(children.reduce((total, group) => total + Number(group.planned), 0)).toBe(Number(planned))
    expect(children.reduce((total, group) => total + Number(group.lacking), 0)).toBe(Number(lacking))
    for (const group of children) expect(group.children.length).toBe(Number(group.actual))
  }
})
