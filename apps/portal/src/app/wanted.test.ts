import { describe, expect, it } from 'vitest'
import { keepWanted, loginAddress, takeWanted, wantedAddress } from './wanted.ts'

describe('the page one came for', () => {
  it('is there again after signing in, with the question of its list', () => {
    const { search } = new URL(loginAddress({ pathname: '/crm/customer', search: '?status=active&q=苏州' }), 'http://portal')
    expect(wantedAddress(search)).toBe('/crm/customer?status=active&q=苏州')
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/login?to=/login',
    '',
  ])('never leaves the portal: %s', (to) => {
    const address = wantedAddress(`?to=${encodeURIComponent(to)}`)
    expect(new URL(address, 'http://portal').origin).toBe('http://portal')
    expect(address).toBe('/')
  })

  it('is remembered once while a third party is asked, and never leads out', () => {
    const values = new Map<string, string>()
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    } as Storage // the three that are used
    keepWanted(storage, '?to=%2Fcrm%2Fcustomer%3Fq%3D1')
    expect([takeWanted(storage), takeWanted(storage)]).toEqual(['/crm/customer?q=1', '/'])
    for (const key of ['saber-wanted']) storage.setItem(key, '//evil.example')
    expect(takeWanted(storage)).toBe('/')
  })
})
