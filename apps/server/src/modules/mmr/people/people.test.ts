import type { CalendarEntryRow } from '@bip/contract/resources'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Wire } from '../../../resources/testing/answers.ts'
import { openPlanRoom, orders, type PlanRoom } from '../testing/planRoom.ts'

let server: PlanRoom['server']
let admin: PlanRoom['admin']
let ok: PlanRoom['ok']
let read: PlanRoom['read']
let planOrder: PlanRoom['planOrder']
beforeAll(async () => {
  const room = await openPlanRoom()
  ;({ server, admin, ok, read, planOrder } = room)
})
afterAll(() => server.stop())

describe('people', () => {
  it('stand at one place in a shift, and not while they are on leave', async () => {
    const order = await planOrder()
    const day = (more: object = {}) => ({
      userId: 'alpha-buyer',
      workDate: '2026-11-23',
      shift: 'day',
      planOrderId: order.id,
      hours: '8',
      ...more,
    })
    await ok('/blade-bip/mmr-staff-schedule/submit', day())
    const twice = await admin.post('/blade-bip/mmr-staff-schedule/submit', day())
    expect(twice.code).not.toBe(200)
    expect(twice.msg).toContain('2026-11-23')
    await ok('/blade-bip/mmr-staff-schedule/submit', day({ shift: 'night' }))
    expect(await read('/blade-bip/mmr-staff-schedule/detail-by-order-id', { orderId: order.id })).toMatchObject({
      userIds: ['alpha-buyer'],
      scheduledHours: '16.0',
    })
  })

  it('who have left are scheduled no more', async () => {
    const order = await planOrder()
    const { database } = server.services
    const setStatus = (status: string) =>
      database.asTenant('alpha', (tx) => sql`update "user" set status = ${status} where id = 'alpha-buyer'`.execute(tx))
    await setStatus('disabled')
    const answer = await admin.post('/blade-bip/mmr-staff-schedule/submit', {
      ...{ userId: 'alpha-buyer', workDate: '2027-02-01', shift: 'day', planOrderId: order.id, hours: '8' },
    })
    await setStatus('enabled')
    expect(answer.msg).toContain('的账号已停用，不能再排班')
  })

  it('stand in a calendar with their days, and a week of it is laid down again, all of it or nothing', async () => {
    const order = await planOrder()
    const day = (workDate: string) => ({ userId: 'alpha-sales', workDate, shift: 'day', planOrderId: order.id, hours: '8' })
    for (const workDate of ['2026-12-14', '2026-12-16']) await ok('/blade-bip/mmr-staff-schedule/submit', day(workDate))
    const copy = { from: '2026-12-14', to: '2026-12-21', userIds: ['alpha-sales'] }
    expect(await ok('/blade-bip/plus/staff-calendar/copy-week', copy)).toEqual({ count: 2 })
    const calendar = () => read('/blade-bip/plus/staff-calendar', { from: '2026-12-14', to: '2026-12-27' })
    const { people, entries, freeDays } = await calendar()
    expect(people.map(({ id }: Wire) => id)).toContain('alpha-buyer')
    const position = people.findIndex(({ id }: Wire) => id === 'alpha-sales')
    const own = entries.filter(([, person]: CalendarEntryRow) => person === position)
    expect(own.map(([, , after]: CalendarEntryRow) => after).toSorted()).toEqual([0, 2, 7, 9])
    expect(freeDays).toEqual(['2026-12-19', '2026-12-20', '2026-12-26', '2026-12-27'])
    const weeks = await read('/blade-bip/plus/manpower-by-week', { week_ge: '2026-12-14', week_le: '2026-12-21' })
    expect(weeks.map(({ week }: Wire) => week)).toEqual(['2026-12-14', '2026-12-21'])
    expect(weeks[0]).toMatchObject({ scheduled: '16.0' })
    // The second time somebody is busy there, and nothing is laid down.
    const twice = await admin.post('/blade-bip/plus/staff-calendar/copy-week', copy)
    expect(twice.msg).toContain('2026-12-21')
    expect((await calendar()).entries).toHaveLength(entries.length)
    const long = await admin.get('/blade-bip/plus/staff-calendar', { from: '2026-01-01', to: '2026-12-31' })
    expect(long.msg).toContain('92')
  })

  it('are scheduled on each working day of an application that is approved', async () => {
    const order = await planOrder()
    const station = await ok('/blade-bip/mmr-station-config/submit', {
      stationCode: 'ASM-1',
      stationName: '装配工位 1',
      deptId: 'dept-sales',
      capacity: '1',
    })
    const application = await ok('/blade-bip/mmr-plan-order-opt/registration-submit', {
      planOrderId: order.id,
      stationId: station.id,
      applicantId: 'alpha-buyer',
      userIds: ['alpha-buyer'],
      startDate: '2026-12-03',
      endDate: '2026-12-07',
      shift: 'day',
      hoursPerDay: '8',
      reason: '节点提前',
    })
    for (const step of ['apply', 'approve'])
      await ok(`/blade-bip/mmr-plan-order-opt/registration-${step}`, undefined, { ids: application.id })
    const { records } = await read('/blade-bip/mmr-staff-schedule/list', { planOrderId: order.id, ascs: 'workDate' })
    expect(records.map(({ workDate }: Wire) => workDate)).toEqual(['2026-12-03', '2026-12-04', '2026-12-07'])
  })

  it('stand at a station only with the skill and the valid certificate that it asks for', async () => {
    const order = await planOrder()
    const station = await ok('/blade-bip/mmr-station-config/submit', {
      ...{ stationCode: 'ELE-1', stationName: '电装工位 1', deptId: 'dept-sales', capacity: '1' },
      ...{ skills: ['electrician', 'tester'], qualification: '低压电工证' },
    })
    const entry = (workDate: string) => ({
      ...{ userId: 'alpha-buyer', workDate, shift: 'day', planOrderId: order.id, stationId: station.id, hours: '8.0' },
    })
    const schedule = (workDate: string) => admin.post('/blade-bip/mmr-staff-schedule/submit', entry(workDate))
    expect((await schedule('2027-01-11')).msg).toMatch(/2027-01-11 没有工位“电装工位 1”要求的岗位技能/)
    const skill = { userId: 'alpha-buyer', skill: 'electrician', validUntil: '2027-01-12' }
    const { id, version } = await ok('/blade-bip/plus/staff-skill/submit', skill)
    expect((await schedule('2027-01-11')).msg).toContain('低压电工证')
    await ok('/blade-bip/plus/staff-skill/submit', { id, version, certificate: '低压电工证（特种作业）' })
    expect(await schedule('2027-01-11')).toMatchObject({ code: 200 })
    expect((await schedule('2027-01-13')).msg).toContain('岗位技能')
    const { people, entries, places, stations } = await read('/blade-bip/plus/staff-calendar', {
      from: '2027-01-11',
      to: '2027-01-17',
    })
    expect(places).toEqual(['电装工位 1'])
    expect(entries).toMatchObject([[expect.any(String), expect.any(Number), 0, 'day', 0, '8.0', 0, false]])
    expect(stations).toContainEqual(expect.objectContaining({ id: station.id, skills: ['electrician', 'tester'] }))
    expect(people.find((one: Wire) => one.id === 'alpha-buyer').skills).toMatchObject([
      { skill: 'electrician', until: '2027-01-12' },
    ])
    // What they can do is taken back: who stands there already is told as a conflict.
    await ok('/blade-bip/plus/staff-skill/remove', undefined, { ids: id })
    const later = await read('/blade-bip/plus/staff-calendar', { from: '2027-01-11', to: '2027-01-17' })
    expect(later.entries.map(([, , , , , , , isUnfit]: CalendarEntryRow) => isUnfit)).toEqual([true])
  })

  it('report at most 24 hours a day, which their orders add up', async () => {
    const order = await planOrder()
    const report = (hours: string) => ({
      planOrderId: order.id,
      userId: 'alpha-buyer',
      workDate: '2026-11-19',
      workType: 'assembly',
      hours,
    })
    await ok('/blade-bip/mmr-plan-whr/submit', report('16'))
    const refused = await admin.post('/blade-bip/mmr-plan-whr/submit', report('9'))
    expect(refused.msg).toContain('24')
    expect(await read(`${orders}/detail`, { id: order.id })).toMatchObject({ actualHours: '16.0' })
  })
})
