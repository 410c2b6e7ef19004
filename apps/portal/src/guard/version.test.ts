import { describe, expect, it } from 'vitest'
import { judgeVersion, keepReload, reloadsOf, tornMark, type Versions } from './version.ts'

const known: Versions = { loaded: '1', published: '1', reloadedFor: [], hasUnsaved: false }

describe('a version that was published meanwhile', () => {
  it('is loaded where nothing is unsaved, and told where something is', () => {
    expect(judgeVersion(known)).toBe('stay')
    expect(judgeVersion({ ...known, published: '2' })).toBe('reload')
    expect(judgeVersion({ ...known, published: '2', hasUnsaved: true })).toBe('tell')
  })

  it('that could not be read changes nothing, and the first look has nothing to compare with', () => {
    expect(judgeVersion({ ...known, published: undefined })).toBe('stay')
    expect(judgeVersion({ ...known, loaded: undefined, published: '2' })).toBe('stay')
  })

  it('is not waited for where a file of this one did not come: the page is loaded anew once the server is there', () => {
    const torn = tornMark(0)
    expect(judgeVersion({ ...known, published: undefined, torn })).toBe('stay')
    expect(judgeVersion({ ...known, torn })).toBe('reload')
    expect(judgeVersion({ ...known, torn, hasUnsaved: true })).toBe('stay')
    expect(judgeVersion({ ...known, torn, reloadedFor: [tornMark(60_000)] })).toBe('stay')
    expect(judgeVersion({ ...known, torn: tornMark(600_000), reloadedFor: [torn] })).toBe('reload')
  })

  it('is not loaded again and again where two servers publish two of them', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    }
    keepReload(storage, '2')
    keepReload(storage, '1')
    expect(judgeVersion({ ...known, loaded: '1', published: '2', reloadedFor: reloadsOf(storage) })).toBe('stay')
    expect(judgeVersion({ ...known, loaded: '1', published: '3', reloadedFor: reloadsOf(storage) })).toBe('reload')
    for (let version = 10; version < 100; version++) keepReload(storage, String(version))
    expect(reloadsOf(storage).length).toBeLessThan(10)
  })
})
