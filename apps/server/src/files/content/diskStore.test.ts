import { mkdtemp, open, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { diskStore } from './diskStore.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bip-disk-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const left = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'))

test('a content that breaks off at any moment leaves nothing', async () => {
  const store = diskStore(folder)
  const breaking = (after: number) =>
    Readable.from(
      (async function* () {
        for (let chunk = 0; chunk < after; chunk++) yield Buffer.alloc(1000)
        throw new Error('gone')
      })(),
      { objectMode: false },
    )
  await Promise.allSettled(Array.from({ length: 300 }, (_, index) => store.put(`a/${index}`, breaking(index % 3))))
  expect(await readdir(join(folder, 'a'))).toEqual([])
  await expect(store.put('a/big', Buffer.alloc(11), 10)).rejects.toThrow('tooLarge')
  expect(await store.put('a/good', Buffer.alloc(10), 10)).toBe(10)
  expect(await readdir(join(folder, 'a'))).toEqual(['good'])
})

test('a disk that fills up while a content is written is told as one, and nothing stays', async () => {
  const store = diskStore(folder)
  await store.put('a/good', Buffer.alloc(10))
  const probe = await open(join(folder, 'a/good'), 'r')
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const writing = vi.spyOn(Object.getPrototypeOf(probe), 'writeFile')
  await probe.close()
  try {
    for (const chunks of [0, 1, 3]) {
      writing.mockReset()
      for (let chunk = 0; chunk < chunks; chunk += 1) writing.mockResolvedValueOnce(undefined)
      writing.mockRejectedValue(full)
      const content = Readable.from(Array.from({ length: 5 }, () => Buffer.alloc(1000)))
      await expect(store.put(`a/${chunks}`, content)).rejects.toThrow('storageFull')
    }
  } finally {
    writing.mockRestore()
  }
  expect(await readdir(join(folder, 'a'))).toEqual(['good'])
})

test('a sweep takes what is old and unfinished, and nothing that is being written or stored', async () => {
  const store = diskStore(folder)
  await store.put('a/stored', Buffer.from('x'))
  const old = new Date('2020-01-01')
  for (const name of ['a/x.1.part', 'b.2.part', 'a/y.3.part']) await writeFile(join(folder, name), '')
  for (const name of ['a/stored', 'a/x.1.part', 'b.2.part']) await utimes(join(folder, name), old, old)
  const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const running = store.put(
    'a/slow',
    Readable.from(
      (async function* () {
        yield Buffer.from('1')
        begun.resolve()
        await go.promise
        yield Buffer.from('2')
      })(),
    ),
  )
  await begun.promise
  for (const name of await left()) if (name.includes('slow')) await utimes(join(folder, name), old, old)
  await store.sweep(new Date('2021-01-01'))
  expect(await left()).toEqual(expect.arrayContaining(['a/y.3.part', expect.stringMatching(/slow\.\w+\.part/)]))
  expect(await left()).toHaveLength(2)
  go.resolve()
  expect(await running).toBe(2)
  await diskStore(join(folder, 'nowhere')).sweep(new Date())
})
