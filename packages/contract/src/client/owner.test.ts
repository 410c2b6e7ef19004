import { describe, expect, test, vi } from 'vitest'
import { readToken } from '../crypto/index.ts'
import { authCalls } from '../wire/calls.ts'
import { idempotencyHeader, tokenHeader } from '../wire/headers.ts'
import { begin, envelope, grant, type Handler, setUp } from './client.fixture.ts'

/** A gateway that wants the password once more before it changes anything. */
function guarded() {
  const state = { isConfirmed: false }
  const handler: Handler = () => (state.isConfirmed ? envelope('changed') : envelope(null, 403, '请确认', 'confirmNeeded'))
  return { state, handler }
}

describe('a gateway that asks for the password once more', () => {
  test('is answered the same request again once it was given', async () => {
    const { state, handler } = guarded()
    const onConfirmNeeded = vi.fn(async () => (state.isConfirmed = true))
    const { client, seen, messages } = setUp(handler, { onConfirmNeeded })
    begin(client)
    const answer = await client.request({ method: 'POST', path: '/x', body: { a: 1 }, safe: true })
    expect([answer, onConfirmNeeded.mock.calls.length, messages]).toEqual(['changed', 1, []])
    expect(seen.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}'])
    expect(new Set(seen.map(({ headers }) => headers.get(idempotencyHeader))).size).toBe(1)
  })

  test('is taken at its word where it was not given, or nobody can be asked', async () => {
    for (const onConfirmNeeded of [async () => false, undefined]) {
      const { client, seen, messages } = setUp(guarded().handler, onConfirmNeeded ? { onConfirmNeeded } : {})
      begin(client)
      await expect(client.request({ method: 'POST', path: '/x' })).rejects.toMatchObject({ key: 'confirmNeeded', code: 403 })
      expect([seen.length, messages.map(({ message }) => message)]).toEqual([1, ['请确认']])
    }
  })

  test('is not asked for ever', async () => {
    const onConfirmNeeded = vi.fn(async () => true)
    const { client } = setUp(guarded().handler, { onConfirmNeeded })
    begin(client)
    await expect(client.request({ path: '/x', silent: true })).rejects.toMatchObject({ key: 'confirmNeeded' })
    expect(onConfirmNeeded).toHaveBeenCalledTimes(1)
  })
})

test('whoever has a password to change is led there, and told nothing for each request', async () => {
  const onPasswordDue = vi.fn()
  const { client, messages } = setUp(() => envelope(null, 403, '请先修改', 'passwordDue'), { onPasswordDue })
  begin(client)
  await expect(client.request({ path: '/x' })).rejects.toMatchObject({ key: 'passwordDue' })
  await expect(client.request({ path: '/y', silent: true })).rejects.toMatchObject({ key: 'passwordDue' })
  expect([onPasswordDue.mock.calls.length, messages]).toEqual([2, []])
})

describe('signing out', () => {
  const leaving = (known: string) => {
    const ended: (string | undefined)[] = []
    const handler: Handler = async ({ url, headers }) => {
      if (url.pathname.endsWith(authCalls.token)) return grant('new')
      const token = await readToken(headers.get(tokenHeader) ?? undefined)
      if (token !== known) return envelope(null, 401)
      if (url.pathname.endsWith(authCalls.logout)) ended.push(token)
      return envelope(null)
    }
    return { ended, handler }
  }

  test('ends the session at the gateway also where the token had aged meanwhile', async () => {
    const { ended, handler } = leaving('new')
    const { client, ends } = setUp(handler)
    begin(client, 'old')
    await client.logout()
    expect([ended, ends, client.session.current()]).toEqual([['new'], ['signedOut'], undefined])
  })

  test('ends it here whatever the gateway says', async () => {
    const { client, ends } = setUp(() => envelope(null, 401))
    begin(client, 'old')
    await client.logout()
    expect([ends, client.session.current()]).toEqual([['signedOut'], undefined])
  })
})
