import { EventEmitter } from 'node:events'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../base/errors.ts'
import { bearErrors, isCut, toldFailure } from './failures.ts'

const failure = (code: string, message = '') => Object.assign(new Error(message), { code })
const keyOf = (error: unknown) => (error instanceof Refusal ? error.key : 'as it came')

describe('what the database could not do', () => {
  test.each([
    ['53100', 'storageFull'],
    ['53200', 'busy'],
    ['53300', 'busy'],
    ['57014', 'tooSlow'],
    ['57P01', 'busy'],
    ['57P02', 'busy'],
    ['57P03', 'busy'],
    ['08006', 'busy'],
    ['25P03', 'busy'],
    ['40P01', 'busy'],
    ['ECONNREFUSED', 'busy'],
    ['ECONNRESET', 'busy'],
    ['EPIPE', 'busy'],
    ['ETIMEDOUT', 'busy'],
    ['EHOSTUNREACH', 'busy'],
    ['EAI_AGAIN', 'busy'],
    ['ENOSPC', 'storageFull'],
    ['23505', 'as it came'],
    ['42601', 'as it came'],
  ])('%s is told as %s', (code, key) => expect(keyOf(toldFailure(failure(code)))).toBe(key))

  test.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])('"%s" is told as busy', (words) =>
    expect(keyOf(toldFailure(new Error(words)))).toBe('busy'),
  )

  test('a server that only reads is busy for those who write; who said that they only read made a mistake', () => {
    expect(keyOf(toldFailure(failure('25006'), { isWriting: true }))).toBe('busy')
    expect(keyOf(toldFailure(failure('25006')))).toBe('as it came')
  })

  test('a lost connection is not what a server answered', () => {
    expect(['57P01', 'ECONNRESET', 'EPIPE', '08006'].map((code) => isCut(failure(code)))).toEqual([true, true, true, true])
    expect(['53300', '40001', '23505'].map((code) => isCut(failure(code, 'connection terminated')))).toEqual([
      false,
      false,
      false,
    ])
  })
})

test('the end of a connection that nobody waits for, in use or idle, does not end the process', () => {
  const pool = new pg.Pool()
  const client = new EventEmitter()
  bearErrors(pool)
  pool.emit('connect', client as pg.PoolClient)
  expect(() => client.emit('error', new Error('the query took too long'))).not.toThrow()
  expect(() => pool.emit('error', new Error('the server is gone'), client as pg.PoolClient)).not.toThrow()
})
