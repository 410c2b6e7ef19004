import { execFileSync } from 'node:child_process'
import type { SentRequest } from '@bip/contract/client'
import { createClient, memoryStorage } from '@bip/contract/client'
import { encryptSm2, generateSm2Keys } from '@bip/contract/crypto'
import { describe, expect, it, vi } from 'vitest'
import { curlOf } from './curlOf.ts'

const origin = 'https://portal.example'
const token = 'a.000000.5ac1.0.1795000000.Zm9yZ2VkIHNpZ25hdHVyZQ'

/** What the portal's client sends, as this listens to it. */
function listen(encryption?: { data: boolean; token: boolean }) {
  const sent: SentRequest[] = []
  const client = createClient({
    storage: memoryStorage(),
    onSessionEnd: vi.fn(),
    language: () => 'zh-CN',
    locks: null,
    cipherKey: '0123456789abcdeffedcba9876543210',
    onSend: (request) => void sent.push(request),
    fetch: async () => Response.json({ code: 200, success: true, data: encryption ? { encryption } : null, msg: '' }),
  })
  client.session.save({ access_token: token, refresh_token: `${token}r`, user_id: 'u', tenant_id: '000000' })
  return { client, commands: () => sent.map((request) => curlOf(request, origin)), sent }
}

/** What a shell would hand to curl. */
const argumentsOf = (command: string, variables: Record<string, string> = {}): string[] =>
  execFileSync('/bin/sh', ['-c', command.replace(/^curl/, `printf '%s\\n'`)], { env: variables, encoding: 'utf8' })
    .trimEnd()
    .split('\n')

describe('a request as a command', () => {
  it('has its method, address, headers and body, so that a shell reads them as they were', async () => {
    const { client, commands } = listen()
    await client.request({ path: '/blade-bip/customer/list', query: { fullname: "苏州 'A' & B", size: 20 } })
    await client.request({
      method: 'POST',
      path: '/blade-bip/customer/submit',
      body: { fullname: "it's $HOME `id`" },
      safe: true,
    })
    const [read = '', write = ''] = commands()
    expect(new URL(argumentsOf(read)[0] ?? '').searchParams.get('fullname')).toBe("苏州 'A' & B")
    expect(argumentsOf(read)).toContain('Accept-Language: zh-CN')
    expect(argumentsOf(write).slice(0, 3)).toEqual(['-X', 'POST', `${origin}/api/blade-bip/customer/submit`])
    expect(argumentsOf(write).at(-1)).toBe(JSON.stringify({ fullname: "it's $HOME `id`" }))
    expect(argumentsOf(write).some((one) => /^Idempotency-Key: [\da-f]{32}$/.test(one))).toBe(true)
  })

  it('never holds what lets somebody in: a variable stands there, for who runs it to fill', async () => {
    const { publicKey } = await generateSm2Keys()
    const sealed = await encryptSm2('my own secret', publicKey)
    const { client, commands } = listen()
    await client.request({ path: '/blade-bip/sop/document', query: { id: '7', sign: 'signature-of-7', token } })
    await client.request({
      method: 'POST',
      path: '/blade-system/user/update-password',
      body: { account: 'min', newPassword: sealed },
    })
    await client.request({ method: 'POST', path: '/blade-system/user/update-info', body: { contact: [{ phone: sealed }] } })
    await client.request({
      method: 'POST',
      path: '/blade-auth/oauth/token',
      form: new URLSearchParams({ grant_type: 'sms_code', username: 'min', codeValue: '482913', refresh_token: token }),
      headers: { 'Captcha-Code': 'k7wq' },
    })
    const text = commands().join('\n')
    for (const secret of [token, sealed, 'signature-of-7', '482913', 'k7wq', btoa('bip:bip')]) expect(text).not.toContain(secret)
    const [page = '', password = '', , login = ''] = commands()
    expect(argumentsOf(page, { SIGN: 's1', TOKEN: 't1', BLADE_AUTH: 'bearer t1' })).toEqual(
      expect.arrayContaining([`${origin}/api/blade-bip/sop/document?id=7&sign=s1&token=t1`, 'Blade-Auth: bearer t1']),
    )
    expect(argumentsOf(password, { NEW_PASSWORD: 'p1' }).at(-1)).toBe('{"account":"min","newPassword":"p1"}')
    expect(login).toContain('grant_type=sms_code')
  })

  it('holds nothing of what travels encrypted', async () => {
    const { client, commands, sent } = listen({ data: true, token: true })
    await client.loadSettings()
    await client.request({ path: '/x', query: { name: '苏州' } }).catch(() => undefined)
    await client.request({ method: 'POST', path: '/x', body: { name: '苏州' } }).catch(() => undefined)
    const [, read = '', write = ''] = commands()
    expect(read).toContain(`${origin}/api/x?data='"$DATA"`)
    expect(write).toContain('--data-raw "$BODY"')
    expect(write).not.toContain(String(sent[2]?.body))
    expect(read + write).not.toMatch(/[\da-f]{64}/)
  })

  it('names the files of an upload', async () => {
    const { client, commands } = listen()
    const form = new FormData()
    form.set('file', new File(['x'], '图纸 1.pdf'))
    form.set('businessType', 'floor_leader')
    await client.request({ method: 'POST', path: '/blade-resource/oss/endpoint/put-file', form })
    expect(argumentsOf(commands()[0] ?? '')).toEqual(
      expect.arrayContaining(['-F', 'file=@图纸 1.pdf', 'businessType=floor_leader']),
    )
  })
})
