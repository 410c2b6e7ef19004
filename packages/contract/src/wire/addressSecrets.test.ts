import { expect, it, vi } from 'vitest'
import { hideSecrets, withoutSecrets } from './addressSecrets.ts'

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://portal.example')
  return { pathname, search, hash }
}

it.each([
  ['/dashboard/shipping?token=abc', '/dashboard/shipping'],
  ['/dashboard/shipping?line=2&token=abc&zone=a', '/dashboard/shipping?line=2&zone=a'],
  ['/crm/customer?ticket=abc#top', '/crm/customer#top'],
  ['/x?access_token=a&refresh_token=b&id_token=c', '/x'],
  ['/x?token=a&token=b', '/x'],
  ['/x#access_token=a&state=s', '/x#state=s'],
  ['/x?Blade-Auth=bearer%20a', '/x'],
])('nothing that lets somebody in stays in %s', (address, rest) => {
  expect(withoutSecrets(at(address))).toBe(rest)
})

it.each(['/crm/customer?q=%E8%8B%8F%E5%B7%9E&tokens=3', '/x?to=%2Fa%3Fb%3D1', '/x#part-2', '/', '/x?a=1+2&b'])(
  'what has nothing of the kind stays letter by letter: %s',
  (address) => {
    const { pathname, search, hash } = at(address)
    expect(withoutSecrets(at(address))).toBe(pathname + search + hash)
  },
)

it('the address of a page is replaced, and only where it has to be', () => {
  const replaceState = vi.fn()
  const page = (address: string) => ({ location: at(address), history: { state: { a: 1 }, replaceState } })
  hideSecrets(page('/dashboard/shipping?line=2'))
  expect(replaceState).not.toHaveBeenCalled()
  hideSecrets(page('/dashboard/shipping?token=abc'))
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ a: 1 }, '', '/dashboard/shipping')
})
