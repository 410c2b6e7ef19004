import type { AnyRecord } from '@bip/contract'
import { plus, shellCalls } from '@bip/contract'
import { workflowCalls } from '@bip/contract/workflow'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Office, openOffice } from '../workflow/testing/office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.stop())

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

type Person = keyof Office['tokens']
const post = <T = unknown>(who: Person, path: string, body: object) =>
  office.api.post<T>(path, { token: office.tokens[who], body })
const upload = async (who: Person): Promise<string> => {
  const form = new FormData()
  form.append('file', new Blob([Buffer.from(png, 'base64')]), 'drawing.png')
  return (await post<{ id: string }>(who, '/blade-resource/oss/endpoint/put-file', form)).body.data.id
}
const path = (id: string) => `/blade-resource/oss/file/${id}`
const attached = (id: string) => [{ id, name: 'drawing.png', url: `/api${path(id)}` }]
/** Who of these people gets the content of a file; it is not there for the others. */
const readers = async (id: string, people: readonly Person[] = ['admin', 'sales', 'planner', 'buyer', 'worker']) => {
  const answers = await Promise.all(
    people.map(async (who) => [who, (await office.api.get(path(id), { token: office.tokens[who] })).status] as const),
  )
  expect(answers.every(([, status]) => status === 200 || status === 404)).toBe(true)
  return answers.flatMap(([who, status]) => (status === 200 ? [who] : []))
}

describe('a file is read by those who see what holds it', () => {
  test('a record, as far as one’s permission for it reaches; nobody but its maker once the record is gone', async () => {
    const id = await upload('sales')
    expect(await readers(id)).toEqual(['admin', 'sales', 'planner', 'buyer', 'worker'])
    const made = await post<AnyRecord>('sales', '/blade-bip/customer/submit', { fullname: '苏州精工', attachments: attached(id) })
    // The planner sees customers of the whole company, buyer and worker see none.
    expect(await readers(id)).toEqual(['admin', 'sales', 'planner'])
    await office.api.post('/blade-bip/customer/remove', { token: office.tokens.sales, query: { ids: made.body.data.id } })
    expect(await readers(id)).toEqual(['admin', 'sales'])
  })

  test('a share, as long as it names them', async () => {
    const id = await upload('buyer')
    const share = { title: '报价', files: attached(id), shareUserId: office.ids.worker }
    const made = await post<AnyRecord>('buyer', '/blade-bip/plus/file-share/submit', share)
    expect(made.status).toBe(200)
    expect(await readers(id)).toEqual(['admin', 'buyer', 'worker'])
    await post('buyer', '/blade-bip/plus/file-share/submit', { id: made.body.data.id, shareUserId: null })
    expect(await readers(id)).toEqual(['admin', 'buyer'])
  })

  test('a message, by its sender and those who got it', async () => {
    const id = await upload('admin')
    const message = { type: 1, title: '图纸', content: '见附件', userIds: [office.ids.worker], attachments: [id] }
    expect((await post('admin', '/blade-message/message/save', message)).status).toBe(200)
    expect(await readers(id)).toEqual(['admin', 'worker'])
  })

  test('a request and a decision about it, by those who take part', async () => {
    const [asked, decided] = [await upload('worker'), await upload('admin')]
    const started = await office.ask(office.tokens.sales, { attachments: attached(asked) })
    // The head of sales asks, so the administrator decides; nobody else has a part in it.
    const task = await office.taskIn(office.tokens.admin, started)
    const decision = {
      taskId: task.taskId,
      pass: true,
      comment: '同意',
      attachment: attached(decided),
    }
    expect((await post('admin', workflowCalls.completeTask, decision)).status).toBe(200)
    expect(await readers(asked)).toEqual(['admin', 'sales', 'worker'])
    expect(await readers(decided)).toEqual(['admin', 'sales'])
    expect((await post('admin', plus.removeFiles, { ids: [decided] })).status).toBe(409)
  })

  test('so nobody puts a file of others that they may not read into a record or a decision of their own', async () => {
    const id = await upload('buyer')
    await post('buyer', '/blade-bip/plus/file-share/submit', { title: '底价', files: attached(id) })
    const stolen = await post('sales', '/blade-bip/customer/submit', { fullname: '无锡恒力', attachments: attached(id) })
    expect(stolen).toMatchObject({ status: 400, body: { data: { fields: { attachments: expect.any(String) } } } })
    const started = await office.ask(office.tokens.sales)
    const { taskId } = await office.taskIn(office.tokens.admin, started)
    await post('admin', workflowCalls.transferTask, { taskId, assignee: office.ids.planner, comment: '请代为处理' })
    const task = await office.taskIn(office.tokens.planner, started)
    const decision = { taskId: task.taskId, pass: true, comment: '同意', attachment: attached(id) }
    expect(await post('planner', workflowCalls.completeTask, decision)).toMatchObject({ status: 400 })
    expect(await readers(id)).toEqual(['admin', 'buyer'])

    const given = await post<AnyRecord>('admin', '/blade-bip/customer/submit', {
      fullname: '无锡恒力',
      attachments: attached(id),
      ownerId: office.ids.sales,
    })
    const renamed = { id: given.body.data.id, fullname: '无锡恒力铸造', attachments: attached(id) }
    expect((await post('admin', '/blade-bip/customer/submit', renamed)).status).toBe(200)
  })

  test('a picture in a wiki text, by those who may read the article', async () => {
    const id = await upload('sales')
    const writer = office.tokenFor({ permissions: { wikiArticle_add: 'all' } })
    const write = (token: string, file: string) => {
      const article = { title: '来料检验', path: `ew-wiki/${file}`, content: `<img src="/api${path(file)}">` }
      return office.api.post<AnyRecord>('/blade-bip/dc-wiki-document-publishing/create', { token, body: article })
    }
    const written = await write(office.tokens.admin, id)
    expect(written.status).toBe(200)
    // A draft is not for the readers yet.
    expect(await readers(id)).toEqual(['admin', 'sales'])
    await post('admin', '/blade-bip/dc-wiki-document-publishing/publish', { ids: written.body.data.id })
    const readingWiki = await Promise.all(
      (['planner', 'buyer', 'worker'] as const).map(async (who) => {
        const list = await office.api.get('/blade-bip/dc-wiki-document-publishing/list', { token: office.tokens[who] })
        return list.status === 200 ? [who] : []
      }),
    )
    expect(await readers(id)).toEqual(['admin', 'sales', ...readingWiki.flat()])
    // Whoever reads neither wiki nor customers has no part in it, nor has a writer who may not read the file.
    expect((await office.api.get(path(id), { token: writer })).status).toBe(404)
    expect((await write(writer, id)).body.data).toMatchObject({ fields: { content: expect.any(String) } })
  })

  test('a person’s picture, by everybody of the company', async () => {
    const id = await upload('sales')
    expect((await post('sales', shellCalls.updateInfo, { avatar: id })).status).toBe(200)
    expect(await readers(id)).toHaveLength(5)
    expect((await office.api.get(path(id))).status).toBe(401)
  })
})

test('what one person read is not the next one’s on the same machine', async () => {
  const answer = await office.api.get(path(await upload('sales')), { token: office.tokens.sales })
  expect(answer.headers.vary).toBe('Blade-Auth')
})
