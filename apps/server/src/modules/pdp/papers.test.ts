import type { AnyRecord, BulkResult, Page, PrintPreview } from '@bip/contract'
import { type FeaComparison, feaComparisonCall } from '@bip/contract/resources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textsOf } from '../../printing/testing/readPdf.ts'
import { multipart } from '../../testing/http.ts'
import { type Projects, startProjects } from './testing/startProjects.ts'

let started: Projects
beforeAll(async () => {
  started = await startProjects()
})
afterAll(() => started.company.stop())

test('an assessment concludes from its scores, and a passed request becomes a review with its questions', async () => {
  const { post, get, list, detail, newProject } = started
  const { project } = await newProject()
  const fea = (
    await post('dc-fea/submit', {
      ...{ feaName: '评估', projectId: project.id, customerId: project.customerId },
      ...{ leaderId: project.managerId, assessedOn: '2026-11-20' },
    })
  ).body.data
  const item = (itemName: string, feaEvaluationScore: string) =>
    post('fea-evaluation/submit', { feaId: fea.id, feaItemType: 'technical', itemName, feaEvaluationScore, weight: '1' })
  for (const beyond of ['11', '10.5', '-0.5']) expect((await item('节拍', beyond)).status).toBe(400)
  await item('节拍', '9')
  await item('交期', '8')
  expect(await detail('dc-fea', fea.id)).toMatchObject({ feaEvaluationTotalScore: '17.0', feaEvaluationConclusion: 'feasible' })
  const course = await get('/blade-bip/fea-evaluation/obtain-process-information', { id: fea.id })
  expect(course.body.data).toMatchObject({ items: '2', scored: '2' })
  await post('plus/review-item-config/submit', { itemName: '急停回路', itemKind: 'issue', dimension: 'safety', weight: '1' })
  const request = (
    await post('initiate-review/submit', {
      ...{ reviewName: '方案评审', projectId: project.id, reviewType: 'concept', applicantId: project.managerId },
      ...{ hostId: project.managerId, reviewerIds: [project.managerId], reviewOn: '2026-12-01', reason: '总体方案' },
    })
  ).body.data
  await post('initiate-review/apply', { ids: request.id })
  const passed = await post<BulkResult>('initiate-review/pass', { ids: request.id })
  expect(passed.body.data.results).toMatchObject([{ ok: true }])
  const { reviewId } = await detail('initiate-review', request.id)
  expect((await list('dc-review-issues', { reviewId: String(reviewId) })).map(({ question }) => question)).toContain('急停回路')
})

test('an assessment is compared with earlier ones by the types of its items', async () => {
  const { get, list } = started
  const feas = await list('dc-fea', {})
  const own = feas.filter(({ feaEvaluationConclusion }) => feaEvaluationConclusion).at(-1)
  const { body } = await get<FeaComparison>(feaComparisonCall, { id: String(own?.id) })
  expect(body.data.own).toMatchObject({ no: own?.feaNo, total: Number(own?.feaEvaluationTotalScore) })
  expect(body.data.own.types.length).toBeGreaterThan(2)
  expect(body.data.others.every(({ id, conclusion }) => id !== own?.id && conclusion !== null)).toBe(true)
})

test('marks on a drawing are replied to and verified one by one; a design with open marks does not simply pass, and its minutes are a PDF', async () => {
  const { get, company, post, list, one } = started
  const project = await one('project', { projectStatus: 'running' })
  const people = { hostId: project.managerId, designerId: project.managerId, reviewerIds: [project.managerId] }
  const { body: made } = await post('dc-review/submit', {
    ...{ projectId: project.id, reviewName: '批注评审', reviewType: 'concept', reviewOn: '2026-12-01', ...people },
  })
  const review = made.data
  await post('dc-review/begin', { ids: review.id })
  // All reviewers are invited by one press, each once.
  const invited = await post<BulkResult>('dc-review/invite', { ids: review.id })
  expect(invited.body.data.results).toMatchObject([{ ok: true, data: { count: 1 } }])
  expect(await list('review-notice', { reviewId: review.id })).toMatchObject([
    { noticeStatus: 'sent', receiverId: project.managerId, startsAt: '2026-12-01T01:00:00.000Z', noticeTitle: '批注评审' },
  ])
  expect((await post('dc-review/invite', { ids: review.id })).body.msg).toContain('评审人都已收到评审通知')
  const drawing = { reviewId: review.id, dataName: '总装图', category: 'drawing', edition: 'A', authorId: project.managerId }
  const { body: document } = await post('data-review/submit', drawing)
  const mark = (remarkText: string) => ({
    ...{
      reviewId: review.id,
      dataId: document.data.id,
      fileId: 'f1',
      fileName: '总装图.pdf',
      pageNo: '1',
      remarkText,
      severity: 'major',
    },
    ...{ markLeft: '10.5', markTop: '20', markWidth: '5', markHeight: '5' },
  })
  const both = await Promise.all(['缺少吊点', '检修门过小'].map((text) => post('plus/review-remark/submit', mark(text))))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const [first, second] = both.map(({ body }) => body.data)
  expect((await post('plus/review-remark/submit', { ...mark('越界'), markLeft: '120' })).status).toBe(400)

  const conclude = (conclusion: string) => post('dc-review/review-conclusion-v2', { ids: review.id, conclusion })
  expect(JSON.stringify((await conclude('pass')).body)).toContain('还有 2 条批注未关闭')
  for (const remark of [first, second]) {
    await post('plus/review-remark/answer', { ids: remark?.id, reply: '已修改' })
    await post('plus/review-remark/verify', { ids: remark?.id })
  }
  const marks = (await get<Page<AnyRecord>>('/blade-bip/plus/review-remark/list', { reviewId: String(review.id) })).body.data
  expect(marks.records.map(({ remarkStatus, reply }) => [remarkStatus, reply])).toEqual([
    ['closed', '已修改'],
    ['closed', '已修改'],
  ])
  expect((await conclude('pass')).status).toBe(200)

  const { body: minutes } = await post<PrintPreview>('plus/dc-review/minutes-pdf', { id: review.id })
  const { rawPayload } = await company.fastify.inject({ method: 'GET', url: minutes.data.link })
  expect((await textsOf(rawPayload)).join('')).toContain('缺少吊点')
})

test('a delivery goes out packed, is accepted with a signature, and its defect becomes a problem of the project', async () => {
  const { company, token, post, list, detail, one } = started
  const project = await one('project', { projectStatus: 'running' })
  const packages = [{ packageNo: '1', content: '主机', quantity: '1' }]
  const head = { projectId: project.id, deliveryType: 'equipment', planDate: '2026-12-01', ownerId: project.managerId }
  const { body: made } = await post('delivered/submit', { ...head, packages })
  expect(made, made.msg).toMatchObject({ code: 200 })
  const { id } = made.data
  for (const action of ['pack', 'send']) expect((await post(`delivered/${action}`, { ids: id })).status).toBe(200)
  const item = { deliveredId: id, itemName: '主机', quantity: '1', unit: 'set', acceptance: 'defect', defect: '外罩磕碰' }
  const { body: stored } = await post('delivered-item/submit', item)
  expect(stored, stored.msg).toMatchObject({ code: 200 })
  const said = { ids: id, signerName: '李工', acceptanceNote: '外罩补漆' }
  const unsigned = await post<BulkResult>('delivered/accept-with-defects', said)
  expect(unsigned.status === 400 || unsigned.body.data.results.some(({ ok }) => !ok)).toBe(true)
  expect(await detail('delivered', id)).toMatchObject({ deliveredStatus: 'shipped' })
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const sent = { token, ...multipart({ name: 'signature.png', content: png, type: 'image/png' }) }
  const { body: file } = await company.api.post<{ id: string; name: string }>('/blade-resource/oss/endpoint/put-file', sent)
  const { body: signed } = await post<BulkResult>('delivered/accept-with-defects', { ...said, signature: [file.data] })
  expect(signed.data.results).toMatchObject([{ ok: true }])
  expect(await detail('delivered', id)).toMatchObject({ deliveredStatus: 'defective', signature: [{ id: file.data.id }] })
  await post('delivered-item/raise-problem', { ids: stored.data.id })
  const { problemId } = await detail('delivered-item', stored.data.id)
  const [problem] = (await list('dc-review-problem', { projectId: project.id })).filter((one) => one.id === problemId)
  expect(problem).toMatchObject({ problemName: '主机：外罩磕碰', problemStatus: 'open', severity: 'major' })
})
