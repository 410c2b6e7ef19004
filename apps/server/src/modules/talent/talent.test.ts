import type { AnyRecord, BulkResult, Page, StoredFile } from '@bip/contract'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { type Company, startCompany } from '../../testing/company.ts'

let company: Company
let token: string
let plannerId: string
let deptId: string
beforeAll(async () => {
  company = await startCompany()
  token = await company.signIn('admin')
  const { body } = await company.api.get<Page<AnyRecord>>('/blade-system/user/page', { token, query: { account: 'planner' } })
  const [planner] = body.data.records
  plannerId = String(planner?.id)
  deptId = String(planner?.deptId)
})
afterAll(() => company.stop())

const base = '/blade-rbac'
const post = <T = AnyRecord>(path: string, body: object, query?: Record<string, string>) =>
  company.api.post<T>(`${base}/${path}`, { token, body, ...(query && { query }) })
const list = async (path: string, query: Record<string, string> = {}) =>
  (await company.api.get<Page<AnyRecord>>(`${base}/${path}/list`, { token, query })).body.data.records
const detail = async (path: string, id: string) =>
  (await company.api.get<AnyRecord>(`${base}/${path}/detail`, { token, query: { id } })).body.data
const act = (path: string, id: string, body: object = {}) => post<BulkResult>(path, { ids: id, ...body })

const positionOf = async (values: object = {}) => {
  const fields = {
    positionName: '机械设计工程师',
    deptId,
    workCity: '苏州',
    leaderId: plannerId,
    recruiterId: plannerId,
    duties: '设计',
    requirements: '三年经验',
  }
  const { body } = await post('TalentPosition/submit', { ...fields, ...values })
  expect(body.success, body.msg).toBe(true)
  return body.data
}
let phones = 13_900_000_000
const candidateOf = async (values: object = {}) => {
  phones += 1
  const { body } = await post('TalentCandidate/submit', {
    candidateName: '周敏',
    phone: String(phones),
    source: 'jobSite',
    recruiterId: plannerId,
    ...values,
  })
  expect(body.success, body.msg).toBe(true)
  return body.data
}

test('a candidate goes from a resume to the first day, and a vacancy takes no more than it has places', async () => {
  const position = await positionOf()
  const [first, second] = [await candidateOf({ positionId: position.id }), await candidateOf({ positionId: position.id })]
  const early = await act('TalentCandidate/shortlist', first.id, { positionId: position.id })
  expect(early.body.msg).toContain('不在招聘中')
  await act('TalentPosition/open', position.id)
  for (const { id } of [first, second]) {
    expect((await act('TalentCandidate/shortlist', id, { positionId: position.id })).body.success).toBe(true)
    const gone = { interviewAt: '2020-01-01T08:00:00Z', interviewerId: plannerId }
    expect((await act('TalentCandidate/interview', id, gone)).body.msg).toContain('将来的时间')
    const when = { interviewAt: '2099-01-01T08:00:00Z', interviewerId: plannerId, interviewPlace: '3 楼' }
    expect((await act('TalentCandidate/interview', id, when)).body.success).toBe(true)
    expect((await act('TalentCandidate/judge', id, { interviewScore: '88', interviewOpinion: '匹配' })).body.success).toBe(true)
    expect((await act('TalentCandidate/offer', id, { offerSalary: '15000', onboardOn: '2099-02-01' })).body.success).toBe(true)
  }
  expect((await act('TalentCandidate/hire', first.id, { onboardOn: '2099-02-01' })).body.success).toBe(true)
  expect((await act('TalentCandidate/hire', second.id, { onboardOn: '2099-02-01' })).body.msg).toContain('1 个名额已招满')
  expect(await detail('TalentPosition', position.id)).toMatchObject({ candidates: '2', hired: '1' })
  const planner = await company.signIn('planner')
  const { body } = await company.api.get<{ messageList: { content: string }[] }>('/blade-message/message/my/topList', {
    token: planner,
  })
  expect(JSON.stringify(body.data)).toContain('面试候选人“周敏”')
})

test('a phone number is one candidate’s, a salary range has an order, and reasons are asked for', async () => {
  const one = await candidateOf()
  const again = await post('TalentCandidate/submit', { candidateName: '另一人', phone: one.phone, source: 'jobSite' })
  expect(again.body.success).toBe(false)
  const range = await post('TalentPosition/submit', { positionName: '反了', salaryMin: '20000', salaryMax: '10000' })
  expect(range.body.success).toBe(false)
  expect((await act('TalentCandidate/reject', one.id)).body.success).toBe(false)
  expect((await act('TalentCandidate/reject', one.id, { rejectReason: 'salary' })).body.success).toBe(true)
  expect((await detail('TalentCandidate', one.id)).candidateStatus).toBe('rejected')
})

test('parts of a resume, follow-ups and text messages belong to their candidate', async () => {
  const { id, phone } = await candidateOf({ candidateName: '陈静' })
  const rows = [
    { candidateId: id, schoolName: '苏州大学', degree: 'bachelor', beganOn: '2012-09-01', endedOn: '2016-06-30' },
    { candidateId: id, schoolName: '反了大学', degree: 'master', beganOn: '2019-09-01', endedOn: '2018-06-30' },
  ]
  const { body } = await post<{ results: { ok: boolean }[] }>('TalentEducation/batch-submit', rows)
  expect(body.data.results.map(({ ok }) => ok)).toEqual([true, false])
  expect(await list('TalentEducation', { candidateId: id })).toMatchObject([{ schoolName: '苏州大学' }])
  await post('TalentFollowRecord/submit', {
    candidateId: id,
    way: 'call',
    content: '有意向',
    result: 'willing',
    personId: plannerId,
  })
  expect((await detail('TalentCandidate', id)).lastFollowedAt).toEqual(expect.stringMatching(/^20/))
  expect((await act('TalentCandidate/send-sms', id, { content: '{name}您好，请于周五面试' })).body.success).toBe(true)
  const { body: sent } = await company.api.get<Page<AnyRecord>>('/blade-bip/plus/sms-message/list', {
    token,
    query: { phone: String(phone) },
  })
  expect(JSON.stringify(sent.data)).toContain('陈静您好，请于周五面试')
})

const text = `姓名：王磊  性别：男
手机：138-0000-1234  邮箱：wang@example.com
教育经历
2010.09 - 2014.06  江苏大学  自动化  本科
工作经历
2014.07 - 至今  无锡智能装备有限公司  电气工程师`

test('a pasted resume is read, corrected and becomes a candidate with all its parts, once', async () => {
  const { body } = await post('TalentResume/submit', { resumeText: text, source: 'jobSite' })
  const id = body.data.id
  const parsed = await post<BulkResult>('TalentResume/aiResumeProcessing', { ids: id })
  expect(parsed.body.success, parsed.body.msg).toBe(true)
  expect(await detail('TalentResume', id)).toMatchObject({
    ...{ resumeTitle: '王磊', resumeStatus: 'parsed', candidateName: '王磊', phone: '13800001234', highestEducation: 'bachelor' },
    works: [{ companyName: '无锡智能装备有限公司', jobTitle: '电气工程师' }],
  })
  await post('TalentResume/submit', { id, currentTitle: '高级电气工程师' })
  expect((await act('TalentResume/file', id)).body.success).toBe(true)
  const [candidate] = await list('TalentCandidate', { phone: '13800001234' })
  expect(candidate).toMatchObject({ candidateName: '王磊', currentTitle: '高级电气工程师', candidateStatus: 'fresh' })
  expect(await list('TalentEducation', { candidateId: String(candidate?.id) })).toMatchObject([{ schoolName: '江苏大学' }])
  expect(await list('TalentWorkRecord', { candidateId: String(candidate?.id) })).toHaveLength(1)
  expect((await detail('TalentResume', id)).candidateId).toBe(candidate?.id)

  const twin = (await post('TalentResume/submit', { resumeText: text, source: 'jobSite' })).body.data.id
  await act('TalentResume/aiResumeProcessing', twin)
  expect((await act('TalentResume/file', twin)).body.msg).toContain('已属于候选人“王磊”')
})

test('resumes are read from PDF, Word and text files; what cannot be read says the way out', async () => {
  const files = { 'li.pdf': await pdfOf(), 'chen.docx': await docxOf(), 'zhao.txt': Buffer.from(text.replace('王磊', '赵云')) }
  const names: string[] = []
  for (const [name, content] of Object.entries(files)) {
    const id = (await post('TalentResume/submit', { files: [await upload(name, content)], source: 'website' })).body.data.id
    const { body } = await act('TalentResume/aiResumeProcessing', id)
    expect(body.success, body.msg).toBe(true)
    names.push(String((await detail('TalentResume', id)).candidateName))
  }
  expect(names).toEqual(['Li Ming', '陈晨', '赵云'])
  const broken = await upload('scan.pdf', Buffer.from('%PDF-1.7 nothing of it'))
  const { body } = await post('TalentResume/submit', { files: [broken], source: 'website' })
  const refused = await act('TalentResume/aiResumeProcessing', body.data.id)
  expect(refused.body.msg).toContain('无法读取文件“scan.pdf”')
  const empty = (await post('TalentResume/submit', { source: 'website' })).body.data.id
  expect((await act('TalentResume/aiResumeProcessing', empty)).body.msg).toContain('没有可解析的内容')
})

async function upload(name: string, content: Buffer): Promise<StoredFile> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const { body } = await company.api.post<StoredFile>('/blade-resource/oss/endpoint/put-file-attach', {
    token,
    body: form,
  })
  return body.data
}

const pdfOf = (): Promise<Buffer> =>
  new Promise((resolve) => {
    const document = new PDFDocument()
    const pieces: Buffer[] = []
    document.on('data', (piece: Buffer) => pieces.push(piece))
    document.on('end', () => resolve(Buffer.concat(pieces)))
    document.text('Name: Li Ming').text('Work experience').text('2019.01 - present   Bosch Co., Ltd   Engineer')
    document.end()
  })

async function docxOf(): Promise<Buffer> {
  const zip = new ZipFile()
  const body = ['姓名：陈晨', '手机：13700001111'].map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')
  zip.addBuffer(
    Buffer.from(`<?xml version="1.0"?><w:document xmlns:w="urn:w"><w:body>${body}</w:body></w:document>`),
    'word/document.xml',
  )
  zip.end()
  const pieces: Buffer[] = []
  for await (const piece of zip.outputStream) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}
