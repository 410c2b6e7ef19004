import {
  type Announcement,
  type HomeUser,
  type JumpTarget,
  type MenuNode,
  type SignedLink,
  type SopDoc,
  shellCalls,
} from '@bip/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { png as pngOf } from '../files/testing/pictures.ts'
import { type Company, startCompany } from '../testing/company.ts'
import { signLink, tenantOfLink } from './signedLink.ts'

let company: Company
let admin: string
let sales: string
let now = new Date('2026-11-20T02:00:00Z')

beforeAll(async () => {
  company = await startCompany({ clock: () => now })
  admin = await company.signIn('admin')
  sales = await company.signIn('sales')
})
afterAll(() => company.stop())

const make = async (path: string, body: object, token = admin) => {
  const answer = await company.api.post<{ id: string }>(path, { token, body })
  expect(answer.body).toMatchObject({ code: 200 })
  return answer.body.data.id
}

describe('a procedure', () => {
  const read = (query: Record<string, string>, token?: string) => company.api.get<SopDoc>(shellCalls.sopDoc, { query, token })
  let secret: string
  beforeAll(async () => {
    secret = await make('/blade-bip/sop-doc/submit', { title: '客户建档', content: '第一步：核对税号', page: '/crm/customer' })
  })

  test('is read by the company, and by nobody without a session', async () => {
    expect((await read({ id: secret }, sales)).body.data).toEqual({ id: secret, title: '客户建档', content: '第一步：核对税号' })
    expect((await read({ id: secret })).status).toBe(404)
    expect((await read({ id: 'unknown' }, sales)).status).toBe(404)
    expect((await read({ id: secret }, 'forged')).status).toBe(401)
  })

  test('is read by anybody once an administrator made it public, and only by administrators made so', async () => {
    const open = await make('/blade-bip/sop-doc/submit', { title: '访客须知', content: '佩戴安全帽', isPublic: true })
    expect((await read({ id: open })).body.data.content).toBe('佩戴安全帽')
    const refused = await company.api.post('/blade-bip/sop-doc/submit', { token: sales, body: { title: 'x', content: 'x' } })
    expect(refused.status).toBe(403)
  })

  test('is read through a signed link until that expires, and through no other', async () => {
    const link = (token: string) => company.api.get<SignedLink>(shellCalls.sopDocLink, { query: { id: secret }, token })
    expect((await link(sales)).status).toBe(403)
    expect((await link(company.tokenFor({ permissions: { sopDoc_edit: 'self' } }))).status).toBe(404)
    const { path } = (await link(admin)).body.data
    const sign = new URL(path, 'http://portal').searchParams.get('sign') ?? ''
    expect((await read({ id: secret, sign })).body.data.title).toBe('客户建档')
    const other = await make('/blade-bip/sop-doc/submit', { title: '薪酬', content: '机密' })
    expect((await read({ id: other, sign })).status).toBe(404)
    for (const forged of [`${sign}x`, sign.replace('000000', '000001'), '000000.9999999999.', 'a.b.c.d', sign.slice(0, -1)])
      expect((await read({ id: secret, sign: forged })).status).toBe(404)
    now = new Date(now.getTime() + 8 * 86_400_000)
    expect((await read({ id: secret, sign })).status).toBe(404)
    now = new Date('2026-11-20T02:00:00Z')
  })

  test('stands beside the entry of the menu whose page it explains', async () => {
    const { data } = (await company.api.get<MenuNode[]>('/blade-system/menu/routes', { token: sales })).body
    const all = (nodes: MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...all(node.children)])
    const customers = all(data).find(({ path }) => path === '/crm/customer')
    expect(customers).toMatchObject({ sopDocId: secret, sopDocName: '客户建档', sopDocPath: `/sop-doc?id=${secret}` })
    expect(all(data).filter(({ sopDocId }) => sopDocId !== '')).toHaveLength(1)
  })
})

test('a signature is for one record of one tenant of one kind', () => {
  const { keys } = company.services
  const sign = signLink(keys, { kind: 'sopDoc', tenantId: '000000', id: '7' }, now.getTime() / 1000 + 60)
  expect(tenantOfLink(keys, sign, { kind: 'sopDoc', id: '7' }, now)).toBe('000000')
  expect(tenantOfLink(keys, sign, { kind: 'other', id: '7' }, now)).toBeUndefined()
  expect(tenantOfLink(keys, sign, { kind: 'sopDoc', id: '8' }, now)).toBeUndefined()
})

describe('a jump', () => {
  const jump = (id: string) => company.api.get<JumpTarget>(shellCalls.jump, { query: { id } })

  test('leads anybody to what an administrator stored, until it is taken out of use', async () => {
    const id = await make('/blade-bip/plus/jump-link/submit', { name: '设备铭牌', url: '/crm/customer?q=苏州' })
    expect((await jump(id)).body.data).toEqual({ url: '/crm/customer?q=苏州' })
    await make('/blade-bip/plus/jump-link/submit', { id, name: '设备铭牌', url: 'https://manual.example/7', isEnabled: false })
    expect((await jump(id)).status).toBe(404)
    expect((await jump('unknown')).status).toBe(404)
  })

  test('is stored by administrators only, and never to an address that browsers read differently', async () => {
    const submit = (url: string, token = admin) =>
      company.api.post('/blade-bip/plus/jump-link/submit', { token, body: { name: url.slice(0, 50), url } })
    expect((await submit('/desk/index', sales)).status).toBe(403)
    for (const url of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,1', 'crm', 'https://a b'])
      expect({ url, status: (await submit(url)).status }).toEqual({ url, status: 400 })
  })
})

describe('what is announced', () => {
  const shown = async (headers?: Record<string, string>) =>
    (await company.api.get<Announcement[]>(shellCalls.announcements, { token: sales, headers })).body.data

  test('is there while it is in force, the gravest first, in the language of its reader', async () => {
    const say = (body: object) => make('/blade-bip/plus/announcement/submit', body)
    await say({ content: '今晚停机', contentVi: 'Tối nay ngừng máy', tone: 'danger', endTime: '2026-11-21T00:00:00Z' })
    await say({ content: '食堂菜单', tone: 'info' })
    await say({ content: '下周盘点', tone: 'warning', startTime: '2026-11-23T00:00:00Z' })
    await say({ content: '草稿', tone: 'danger', isEnabled: false })
    expect((await shown()).map(({ content }) => content)).toEqual(['今晚停机', '食堂菜单'])
    expect((await shown({ 'accept-language': 'vi' }))[0]?.content).toBe('Tối nay ngừng máy')
    now = new Date('2026-11-24T00:00:00Z')
    sales = await company.signIn('sales')
    expect((await shown()).map(({ content }) => content)).toEqual(['下周盘点', '食堂菜单'])
    now = new Date('2026-11-20T02:00:00Z')
  })

  test('is written by those who may, and read with a session', async () => {
    const body = { content: 'x', tone: 'info' }
    expect((await company.api.post('/blade-bip/plus/announcement/submit', { token: sales, body })).status).toBe(403)
    expect((await company.api.get(shellCalls.announcements)).status).toBe(401)
  })
})

describe('the caller', () => {
  const info = async (token: string) => (await company.api.get<HomeUser>(shellCalls.homeUser, { token })).body.data

  test('is greeted with who they are and when they last signed in', async () => {
    const buyer = await company.signIn('buyer')
    expect(await info(buyer)).toMatchObject({ account: 'buyer', lastSignInAt: '' })
    now = new Date('2026-11-20T05:00:00Z')
    const again = await company.signIn('buyer')
    expect((await info(again)).lastSignInAt).toBe('2026-11-20T02:00:00.000Z')
    now = new Date('2026-11-20T02:00:00Z')
    expect((await company.api.get(shellCalls.homeUser)).status).toBe(401)
  })

  test('wears a picture that they uploaded, and no other file', async () => {
    const upload = async (token: string, content: string, name: string) => {
      const form = new FormData()
      form.append('file', new Blob([Buffer.from(content, 'base64')]), name)
      const answer = await company.api.post<{ id: string }>('/blade-resource/oss/endpoint/put-file', { token, body: form })
      return answer.body.data.id
    }
    const wear = (token: string, avatar: string) => company.api.post(shellCalls.updateInfo, { token, body: { avatar } })
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const own = await upload(sales, png, 'me.png')
    expect((await wear(sales, own)).status).toBe(200)
    expect((await info(sales)).avatar).toBe(`/api/blade-resource/oss/file/${own}`)
    const user = await company.api.get<{ avatar: string }>('/blade-auth/oauth/user-info', { token: sales })
    expect(user.body.data.avatar).toContain(own)
    expect((await info(admin)).avatar).toBe('')

    expect((await wear(admin, own)).status).toBe(400)
    expect((await wear(sales, await upload(sales, btoa('<script>1</script>'), 'me.svg'))).status).toBe(400)
    expect((await wear(sales, '../1')).status).toBe(400)
    // Small to send, gigabytes for every browser that shows it.
    const huge = await upload(sales, pngOf(60_000, 60_000, 10).toString('base64'), 'me.png')
    expect((await wear(sales, huge)).status).toBe(400)
    const heavy = Buffer.concat([Buffer.from(png, 'base64'), Buffer.alloc(10 * 1024 * 1024)])
    expect((await wear(sales, await upload(sales, heavy.toString('base64'), 'me.png'))).status).toBe(413)
    expect((await info(sales)).avatar).toContain(own)
    expect((await wear(sales, '')).status).toBe(200)
    expect((await info(sales)).avatar).toBe('')
  })
})

test('the clock is the server’s', async () => {
  expect((await company.api.get<number>(shellCalls.time, { token: sales })).body.data).toBe(now.getTime())
})

test('the newest handheld app in use is offered; without one that is said', async () => {
  const latest = () => company.api.get(shellCalls.pdaLatest, { token: sales })
  expect((await latest()).status).toBe(404)
  const publish = (versionCode: string, status = 'enabled') =>
    make('/blade-pda/version/submit', {
      versionName: `2.${versionCode}`,
      versionCode,
      downloadUrl: `https://apps.example/bip-${versionCode}.apk`,
      status,
    })
  await publish('9')
  await publish('10')
  await publish('11', 'disabled')
  expect((await latest()).body.data).toEqual({ version: '2.10', downloadUrl: 'https://apps.example/bip-10.apk' })
})

test('texts are put into pinyin and its initials, no more of them than a menu has', async () => {
  const ask = (texts: unknown) => company.api.post<string[]>(shellCalls.pinyin, { token: sales, body: { texts } })
  expect((await ask(['采购订单', 'Users', '重庆'])).body.data).toEqual(['caigoudingdan cgdd', 'Users Users', 'chongqing cq'])
  expect((await ask(Array.from({ length: 3001 }, () => 'a'))).status).toBe(400)
  expect((await ask(['a'.repeat(101)])).status).toBe(400)
  expect((await company.api.post(shellCalls.pinyin, { body: { texts: [] } })).status).toBe(401)
})
