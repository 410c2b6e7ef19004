import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type RecordsServer, startRecordsServer } from '../../../resources/testing/server.ts'
import { remindTenant } from './remindJob.ts'

let server: RecordsServer
let admin: Caller

beforeAll(async () => {
  server = await startRecordsServer()
  admin = server.as('alpha.admin')
})
afterAll(() => server.stop())

const [notices, settings] = ['/blade-bip/experiment-notice', '/blade-bip/experiment-notice-setting']
const stored = async (path: string, values: object) => {
  const answer = await admin.post(`${path}/submit`, values)
  expect(answer, answer.msg).toMatchObject({ status: 200 })
  return answer.data
}
const setting = (settingName: string, values: object) =>
  stored(settings, { settingName, tellsLeader: true, tellsParticipants: true, tellsHead: false, isActive: true, ...values })
const notice = (values: object = {}) =>
  stored(notices, {
    experimentName: '涂胶一致性验证',
    experimentType: 'performance',
    equipment: '壳体涂胶机',
    startsAt: '2026-11-20T01:00:00Z',
    place: '试验室 A',
    leaderId: 'alpha-planner',
    participantIds: ['alpha-worker'],
    ...values,
  })
const act = (name: string, id: string, args: object = {}) =>
  admin.post(`/blade-bip/plus/experiment-notice/${name}`, { ids: [id], ...args })
const messages = async () =>
  (
    await server.services.database.asTenant('alpha', (tx) =>
      sql<{ title: string; people: string[] }>`select m.title, array_agg(r.user_id order by r.user_id) as people from message m
        join message_receiver r on r.tenant_id = m.tenant_id and r.message_id = m.id where m.title like '试验%' group by m.id, m.title order by m.id`.execute(
        tx,
      ),
    )
  ).rows

describe('experiment notices', () => {
  it('reach whom the settings of a moment find, and are written down', async () => {
    const alone = await notice({ participantIds: [] })
    expect((await act('publish', alone.id)).msg).toContain('没有适用的发布通知设置')
    await setting('发布', { moment: 'published', receiverIds: ['alpha-buyer'] })
    await setting('安全', { moment: 'published', experimentTypes: ['safety'], receiverIds: ['alpha-sales'] })
    const failed = await setting('未通过', { moment: 'failed', tellsParticipants: false, addedText: '请当天复盘' })
    const { id } = await notice()
    expect((await act('publish', id)).status).toBe(200)
    expect(await messages()).toEqual([
      { title: '试验安排：涂胶一致性验证', people: ['alpha-buyer', 'alpha-planner', 'alpha-worker'] },
    ])
    await act('start', id)
    expect((await act('fail', id)).status).toBe(400)
    const done = await act('fail', id, { result: '第 3 件超差' })
    expect(done, done.msg).toMatchObject({ status: 200 })
    const { data } = await admin.get(`${notices}/detail`, { id })
    expect(data).toMatchObject({ noticeStatus: 'failed', resultText: '第 3 件超差' })
    expect(data.tellings).toMatchObject([
      { moment: 'published', receiverIds: ['alpha-buyer', 'alpha-planner', 'alpha-worker'] },
      { moment: 'failed', settingId: failed.id, receiverIds: ['alpha-planner'] },
    ])
  })

  it('tell ahead and of what is overdue, once, from the morning on', async () => {
    await setting('提前两天', { moment: 'before', daysBefore: '2', tellsLeader: false })
    await setting('逾期', { moment: 'overdue', tellsParticipants: false })
    const { id } = await notice({ experimentName: '寿命', startsAt: '2026-11-22T01:00:00Z' })
    await act('publish', id)
    const remind = async (at: string) => {
      server.setClock(new Date(at))
      return remindTenant(server.services, { id: 'alpha', timeZone: 'Asia/Shanghai' })
    }
    const told = async () => (await messages()).map(({ title }) => title).filter((title) => title.endsWith('寿命'))
    await remind('2026-11-19T02:00:00Z')
    expect(await told()).toEqual(['试验安排：寿命'])
    await remind('2026-11-19T23:00:00Z')
    expect(await told()).toHaveLength(1)
    await remind('2026-11-20T01:00:00Z')
    await remind('2026-11-20T02:00:00Z')
    expect(await told()).toEqual(['试验安排：寿命', '试验即将开始：寿命'])
    await remind('2026-11-23T02:00:00Z')
    await remind('2026-11-24T02:00:00Z')
    expect(await told()).toEqual(['试验安排：寿命', '试验即将开始：寿命', '试验逾期未开始：寿命'])
  })
})
