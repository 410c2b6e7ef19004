import { randomBytes, randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { count, recordFigure } from '../../../../../tests/support/figures.ts'
import { type Claims, signToken, verifyToken } from './tokens.ts'

const key = randomBytes(48)
const now = new Date('2026-11-20T08:00:00Z')
const claims: Claims = {
  purpose: 'access',
  tenantId: '000000',
  sessionId: 'abc',
  generation: 3,
  expires: Math.floor(now.getTime() / 1000) + 60,
}

describe('tokens', () => {
  test('say again what was written into them', () => {
    expect(verifyToken(key, signToken(key, claims), 'access', now)).toEqual(claims)
  })

  test('end at their time', () => {
    const token = signToken(key, claims)
    expect(verifyToken(key, token, 'access', new Date(now.getTime() + 59_000))).not.toBeNull()
    expect(verifyToken(key, token, 'access', new Date(now.getTime() + 60_000))).toBeNull()
  })

  test('are good for one purpose only', () => {
    expect(verifyToken(key, signToken(key, claims), 'refresh', now)).toBeNull()
    expect(verifyToken(key, signToken(key, { ...claims, purpose: 'cookie' }), 'access', now)).toBeNull()
  })

  test('of another key are worth nothing', () => {
    expect(verifyToken(key, signToken(randomBytes(48), claims), 'access', now)).toBeNull()
  })

  test('with any part changed are worth nothing', () => {
    const token = signToken(key, claims)
    const tries = count(200, 1000)
    for (let round = 0; round < tries; round++) {
      const at = randomInt(token.length)
      const letter = '0aZ.-_9x'[randomInt(8)] ?? '0'
      const forged = token.slice(0, at) + letter + token.slice(at + 1)
      if (forged !== token) expect(verifyToken(key, forged, 'access', now), forged).toBeNull()
    }
    recordFigure('changed tokens', `${tries} tried, 0 accepted`)
  })

  test.each(['', '.', 'a.000000.abc.3.9999999999.', 'null', 'a'.repeat(100_000), 'a.000000.abc.3.9999999999'])(
    'that nobody wrote are refused (%#)',
    (token) => expect(verifyToken(key, token, 'access', now)).toBeNull(),
  )
})
