import type { AnyRecord, BulkResult, Choice, Page } from '@bip/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'

let company: Company
let token: string
let leaderId: string
let deptId: string
beforeAll(async () => {
  company = await startCompany()
  token = await company.signIn('admin')
  const { body } = await company.api.get<Page<AnyRecord>>('/blade-system/user/page', { token, query: { account: 'planner' } })
  const [planner] = body.data.records
  leaderId = String(planner?.id)
  deptId = String(planner?.deptId)
})
afterAll(() => company.stop())

const base = '/blade-bip/laborRegister'
const post = <T = AnyRecord>(path: string, body: object) => company.api.post<T>(path, { token, body })
const companyOf = async (values: object) => {
  const fields = { contactName: '周经理', contactPhone: '0512-66668888', ...values }
  return (await post('/blade-bip/LaborCompany/submit', fields)).body.data.id
}
const register = async (values: object) => {
  const fields = { positionDictCode: 'welder', phone: '13800138000', insuredUntil: '2099-12-31', ...values }
  const { body } = await post(`${base}/user-create`, fields)
  return body.data.id
}
const joining = () => ({ joinedDate: '2026-11-23', deptId, positionDictCode: 'welder', jobGradeDictCode: 'L2', leaderId })
const stateOf = async (id: string) =>
  (await company.api.get<AnyRecord>(`${base}/detail`, { token, query: { id } })).body.data.personnelStatus

test('somebody is registered, comes, is judged, gives notice and leaves', async () => {
  const companyId = await companyOf({ name: '众联人力', unitPrice: '36' })
  const id = await register({ name: '刘小军', companyId })
  expect(await stateOf(id)).toBe('registered')
  const bare = await post<BulkResult>(`${base}/onboarding`, { ids: id })
  expect(bare.status).toBe(400)
  expect((await post<BulkResult>(`${base}/onboarding`, { ids: id, ...joining() })).body.data.results).toMatchObject([
    { ok: true },
  ])
  const chosen = await company.api.get<Choice[]>(`${base}/list-select`, { token, query: { name: '刘小军' } })
  expect(chosen.body.data).toMatchObject([{ id, name: '刘小军', leaderId, joinedDate: '2026-11-23' }])
  await post(`${base}/labor-decision`, { ids: id, decision: 'train', opinion: '先培训氩弧焊' })
  await post(`${base}/leaving`, { ids: id, leavingOn: '2026-12-31', leavingReason: '回乡' })
  expect(await stateOf(id)).toBe('leaving')
  await post(`${base}/leave`, { ids: id, leftDate: '2026-12-31' })
  expect((await company.api.get<AnyRecord>(`${base}/detail`, { token, query: { id } })).body.data).toMatchObject({
    personnelStatus: 'left',
    decision: 'train',
    decisionOpinion: '先培训氩弧焊',
    decidedAt: expect.any(String),
    leavingReason: '回乡',
  })
  expect((await post(`${base}/update`, { id, name: '改名', version: 5 })).status).toBe(409)
})

test('several come at once, no more than their company may send, none without insurance', async () => {
  const companyId = await companyOf({ name: '鼎诚劳务', maxPeople: '1' })
  const [first, second, bare] = [
    await register({ name: '一', companyId }),
    await register({ name: '二', companyId }),
    await register({ name: '三', companyId: await companyOf({ name: '汇才服务' }), insuredUntil: '' }),
  ]
  const { results } = (await post<BulkResult>(`${base}/bulk-onboarding`, { ids: [first, second, bare].join(), ...joining() }))
    .body.data
  expect(results.map(({ ok }) => ok)).toEqual([true, false, false])
  expect(results[1]?.msg).toContain('已达上限 1 人')
  expect(results[2]?.msg).toContain('保险')
  expect(await Promise.all([first, second, bare].map(stateOf))).toEqual(['working', 'registered', 'registered'])
})

test('nobody comes from a company that paused; whoever is refused needs a reason', async () => {
  const companyId = await companyOf({ name: '锐聘人才', companyStatus: 'paused' })
  const id = await register({ name: '赵强', companyId })
  expect((await post(`${base}/onboarding`, { ids: id, ...joining() })).body.msg).toContain('已暂停或终止合作')
  expect((await post(`${base}/refusal-to-onboard`, { ids: id })).status).toBe(400)
  await post(`${base}/refusal-to-onboard`, { ids: id, refusalReason: '证件不全' })
  expect(await stateOf(id)).toBe('refused')
  expect((await company.api.delete(`${base}/remove`, { token, query: { ids: id } })).status).toBe(200)
})

test('an assessment adds up and gets a grade', async () => {
  const companyId = await companyOf({ name: '海纳劳务' })
  const workerId = await register({ name: '陈秀英', companyId })
  const scores = { qualityScore: '90', outputScore: '92', skillScore: '85', disciplineScore: '95', safetyScore: '98' }
  const values = { workerId, monthOf: '2026-11-01', assessorId: leaderId, ...scores }
  expect((await post('/blade-bip/employee-assessment/submit', values)).body.msg).toContain('被考核人')
  await post(`${base}/onboarding`, { ids: workerId, ...joining() })
  const { body } = await post('/blade-bip/employee-assessment/submit', values)
  expect(body.data).toMatchObject({ totalScore: '92.0', grade: 'A', assessmentStatus: 'draft' })
})
