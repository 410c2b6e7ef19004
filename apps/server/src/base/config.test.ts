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
    [{ BIP_ALLOWED_ORIGINS: 'reports.example' }, 'BIP_ALLOWED_ORIGINS has "reports.example"'],
    [{ BIP_LOGIN_MODES: 'password,retina' }, 'BIP_LOGIN_MODES has "retina"'],
    [{ BIP_LOGIN_SOURCES: '/nowhere/sources.json' }, 'cannot be read'],
    [{ BIP_REGISTRATION: 'maybe' }, 'one of on, off'],
    [{ BIP_SMS_URL: 'http://sms.example/send' }, 'an https address'],
    [{ BIP_PORTAL_URL: 'portal.example' }, 'an https address'],
    [{ BIP_TENANT_FILE_BYTES: '50GB' }, 'BIP_TENANT_FILE_BYTES is "50GB"'],
    [{ BIP_TIME_ZONE: 'Shanghai' }, 'BIP_TIME_ZONE is "Shanghai"'],
  ])('refuses %o with a sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })

  test('reads the ways to sign in', () => {
    expect(
      readConfig({
        BIP_LOGIN_MODES: 'password, sms',
        BIP_REGISTRATION: 'off',
        BIP_SMS_URL: 'https://sms.example/send',
        BIP_SMS_TOKEN: 'hush',
        BIP_PORTAL_URL: 'https://bip.example/login',
      }),
    ).toMatchObject({
      loginModes: ['password', 'sms'],
      isOpenToRegister: false,
      sms: { url: 'https://sms.example/send', token: 'hush' },
      portalUrl: 'https://bip.example',
    })
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
