import { describe, expect, test } from 'vitest'
import { defaults, mustNotExposeDemo, readConfig } from './config.ts'

describe('the configuration', () => {
  test('is the defaults where the environment says nothing, or nothing but blanks', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(defaults)
  })

  test.each([
    [{ PORT: '80a' }, 'PORT is "80a"'],
    [{ PORT: '70000' }, 'from 0 to 65535'],
    [{ HOST: 'http://x' }, 'HOST is'],
    [{ BIP_SEED: 'all' }, 'one of demo, none, load'],
    [{ BIP_SEED: 'load' }, 'set DATABASE_URL'],
    [{ BIP_CRYPTO_KEY: '0123' }, '32 random hexadecimal digits'],
    [{ BIP_CRYPTO_KEY: '0'.repeat(32) }, '32 random hexadecimal digits'],
    [{ BIP_TRUST_PROXY: 'everybody' }, 'BIP_TRUST_PROXY has "everybody"'],
    [{ BIP_TLS_CERT: 'cert.pem' }, 'go together'],
    [{ BIP_TIME_ZONE: 'Shanghai' }, 'BIP_TIME_ZONE is "Shanghai"'],
  ])('refuses %o with a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })

  test('never repeats a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://bip:hunter2@db/bip' })).toThrow(/^(?!.*hunter2).*DATABASE_URL/)
  })
})

describe('demonstration accounts', () => {
  const open = { ...defaults, host: '0.0.0.0' }

  test('with the printed password are for this machine alone', () => {
    expect(() => mustNotExposeDemo(open, true)).toThrow('BIP_DEMO_PASSWORD')
    mustNotExposeDemo(defaults, true)
    mustNotExposeDemo(open, false)
    mustNotExposeDemo({ ...open, demoPassword: 'Kq8-another' }, true)
  })
})
