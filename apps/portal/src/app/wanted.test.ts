import { describe, expect, it } from 'vitest'
import { loginAddress, wantedAddress } from './wanted.ts'

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
})
