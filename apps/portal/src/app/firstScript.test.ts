import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { createClient, type KeyStore } from '@bip/contract/client'
import { expect, it, vi } from 'vitest'

const script = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8')

/** Opens the portal in a browser that holds this, as its page does before anything else. */
function open(kept: Readonly<Record<string, string>>, isDark = false) {
  const values = new Map(Object.entries(kept))
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  } satisfies KeyStore & { clear: () => void }
  const start = () => {
    const page = { dataset: { theme: '' }, style: { background: '' } }
    runInNewContext(script, {
      localStorage: storage,
      document: { documentElement: page },
      matchMedia: () => ({ matches: isDark }),
    })
    return page.dataset.theme
  }
  return { start, storage, kept: () => Object.fromEntries(values) }
}

/** The session as the portal's client keeps it. */
const sessionIn = (storage: KeyStore) =>
  createClient({ storage, onSessionEnd: vi.fn(), language: () => 'zh-CN', locks: null }).session

it('what older systems left goes with the first start, and what is kept since stays', () => {
  const browser = open({ 'saber-token': '{"content":"old"}', 'saber-theme': 'dark', cart: '7' })
  expect(browser.start()).toBe('light')
  expect(browser.kept()).toEqual({ 'saber-cleared': '1' })
  browser.storage.setItem('saber-theme', 'contrast')
  expect(browser.start()).toBe('contrast')
  expect(browser.kept()).toEqual({ 'saber-cleared': '1', 'saber-theme': 'contrast' })
})

it('an update signs nobody out and takes no settings', () => {
  const browser = open({ 'saber-theme': 'dark' })
  sessionIn(browser.storage).save({ access_token: 'a', refresh_token: 'r', user_id: 'u', tenant_id: '000000' })
  expect(browser.start()).toBe('dark')
  expect(sessionIn(browser.storage).current()).toMatchObject({ accessToken: 'a', userId: 'u' })
  expect(browser.kept()['saber-cleared']).toBe('1')
})

it('without a theme of its own the page takes the system’s', () => {
  expect(open({}, true).start()).toBe('dark')
})
