import { authCalls, errors, fileCalls, languages, plus, type Settings, say, type TokenGrant, type UserInfo } from '@bip/contract'
import { decryptSm2, generateSm2Keys } from '@bip/contract/crypto'
import { dictionaryEntries, plusEntries } from './dictionaries.ts'
import { labelOf, type MemoryCall, type MemoryHandler, MemoryRefusal, type MemoryState, tableOf } from './state.ts'

const fieldsOf = (body: unknown): Record<string, unknown> => (typeof body === 'object' && body !== null ? { ...body } : {})
const codesOf = (query: URLSearchParams): string[] => (query.get('codes') ?? query.get('code') ?? '').split(',').filter(Boolean)

/** The calls that belong to no resource: settings, sign-in, dictionaries, files. */
export function platformHandlers(state: MemoryState, given: Partial<Settings>): [string, MemoryHandler][] {
  let keys: ReturnType<typeof generateSm2Keys> | undefined
  const keyPair = () => {
    keys ??= generateSm2Keys()
    return keys
  }

  const settings = async (): Promise<Settings> => ({
    title: 'BIP2.0',
    version: '0.1.0',
    languages: [...languages],
    loginModes: ['password'],
    captcha: 'off',
    sm2PublicKey: (await keyPair()).publicKey,
    push: '/push',
    tenantId: state.session.tenantId,
    timeZone: 'Asia/Shanghai',
    ...given,
  })

  const token = async ({ body, query, language }: MemoryCall): Promise<Response> => {
    const form: Record<string, unknown> = { ...Object.fromEntries(query), ...fieldsOf(body) }
    const { session } = state
    const isKnown =
      form.grant_type === 'refresh_token'
        ? String(form.refresh_token).startsWith('memory-')
        : form.username === session.account &&
          (await decryptSm2(String(form.password ?? ''), (await keyPair()).privateKey)) === session.password
    if (!isKnown) {
      const { status, text } = errors.loginFailed
      return Response.json({ error_code: status, error_description: say(text, language) }, { status })
    }
    return Response.json(grantOf(state))
  }

  const userInfo = (): UserInfo => {
    const { tenantId, userId, account, realName, deptId } = state.session
    return {
      tenantId,
      userId,
      account,
      realName,
      avatar: '',
      deptId,
      deptName: labelOf(state, 'department', deptId) ?? '',
      postName: String(tableOf(state, 'user').get(userId)?.postName ?? ''),
      roles: [],
      pwStatus: 0,
    }
  }

  return [
    [`GET ${plus.settings}`, settings],
    [`GET ${plus.health}`, () => ({ ok: true })],
    [`POST ${authCalls.token}`, token],
    [`GET ${authCalls.logout}`, () => null],
    [`GET ${authCalls.userInfo}`, userInfo],
    [
      `GET ${plus.dictionaries}`,
      ({ query, language }) => Object.fromEntries(codesOf(query).map((code) => [code, plusEntries(code, language)])),
    ],
    [
      'GET /blade-system/dict/dictionary',
      ({ query, language }) => codesOf(query).flatMap((code) => dictionaryEntries(code, language)),
    ],
    [
      'GET /blade-system/dict-biz/dictionary',
      ({ query, language }) => codesOf(query).flatMap((code) => dictionaryEntries(code, language)),
    ],
    [
      'GET /blade-system/dict-biz/dictionary-map',
      ({ query, language }) => Object.fromEntries(codesOf(query).map((code) => [code, dictionaryEntries(code, language)])),
    ],
    [`POST ${fileCalls.putFile}`, (call) => putFile(state, call)],
    [`POST ${fileCalls.putFileAttach}`, (call) => putFile(state, call)],
  ]
}

function grantOf({ session, newId }: MemoryState): TokenGrant {
  const { tenantId, userId, account, realName, deptId } = session
  return {
    tenant_id: tenantId,
    user_id: userId,
    account,
    real_name: realName,
    user_name: account,
    avatar: '',
    dept_id: deptId,
    role_id: '',
    role_name: '',
    access_token: `memory-${newId()}`,
    refresh_token: `memory-${newId()}`,
    token_type: 'bearer',
    expires_in: 3600,
    pw_status: 0,
  }
}

function putFile(state: MemoryState, { form }: MemoryCall) {
  const file = form?.get('file')
  if (!(file instanceof Blob)) throw new MemoryRefusal('badRequest', { reason: 'file' })
  const id = state.newId()
  const name = 'name' in file && typeof file.name === 'string' ? file.name : 'file'
  const link = URL.createObjectURL(file)
  state.files.set(id, { id, name, url: link, size: file.size, type: file.type })
  return { id, attachId: id, link, originalName: name, name, size: file.size, type: file.type }
}
