import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Upload } from '@tus/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3Server } from '../testing/s3Server.ts'
import { diskStore } from './diskStore.ts'
import { moveContents } from './moveContents.ts'
import { s3Store } from './s3Store.ts'

const megabyte = 1024 * 1024
let server: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  server = await startS3Server('bip')
})
afterAll(() => server.stop())

const open = (bucket: string) =>
  s3Store({ bucket, endpoint: server.endpoint, region: 'us-east-1', accessKeyId: 'bip', secretAccessKey: 'secret' })
const read = async (stream: Readable) => Buffer.concat(await stream.toArray())

test('contents go into a bucket and come back, whole, in ranges and as copies', async () => {
  const store = open('files')
  const content = randomBytes(9 * megabyte)
  expect(await store.put('t/a', Readable.from([content.subarray(0, 5), content.subarray(5)]))).toBe(content.length)
  expect((await read(await store.get('t/a'))).equals(content)).toBe(true)
  expect((await read(await store.get('t/a', { start: 2, end: 9 }))).equals(content.subarray(2, 10))).toBe(true)
  await store.copy('t/a', 't/b')
  await store.remove('t/a')
  expect((await read(await store.get('t/b'))).equals(content)).toBe(true)
  await expect(store.get('t/a')).rejects.toMatchObject({ key: 'notFound' })
  await expect(store.put('t/c', randomBytes(100), 99)).rejects.toMatchObject({ key: 'tooLarge' })
  expect(server.keys()).toEqual(['t/b'])
  await store.remove('t/b')
})

test('what comes in pieces is gathered there, gone on with by another server, and leaves no notes', async () => {
  const content = randomBytes(12 * megabyte)
  const first = await open('files').pieces()
  await first.create(new Upload({ id: 't/p', size: content.length, offset: 0 }))
  expect(await first.write(Readable.from([content.subarray(0, 9 * megabyte)]), 't/p', 0)).toBe(9 * megabyte)
  const store = open('files')
  const second = await store.pieces()
  const { offset } = await second.getUpload('t/p')
  expect(offset).toBe(9 * megabyte)
  await second.write(Readable.from([content.subarray(offset)]), 't/p', offset)
  expect((await second.getUpload('t/p')).offset).toBe(content.length)
  await store.seal('t/p')
  expect(server.keys()).toEqual(['t/p'])
  expect((await read(await store.get('t/p'))).equals(content)).toBe(true)
  await store.remove('t/p')
})

test('one that is given up leaves nothing', async () => {
  const store = open('files')
  const pieces = await store.pieces()
  await pieces.create(new Upload({ id: 't/q', size: 10, offset: 0 }))
  await pieces.write(Readable.from([Buffer.from('12345')]), 't/q', 0)
  await store.remove('t/q')
  expect([server.keys(), server.unfinished()]).toEqual([[], 0])
})

test('contents move from the folder into the bucket and back, each once, and are compared', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bip-move-'))
  const disk = diskStore(folder)
  const bucket = open('files')
  const contents = ['t/1', 't/2', 't/3'].map((key) => ({ key, size: 1000, content: randomBytes(1000) }))
  for (const { key, content } of contents) await disk.put(key, content)
  await bucket.put('t/2', contents[1]?.content ?? Buffer.alloc(0))
  expect(await moveContents(disk, bucket, contents)).toEqual({ moved: 2, present: 1, missing: [] })
  expect(await moveContents(disk, bucket, [...contents, { key: 't/gone', size: 5 }])).toEqual({
    moved: 0,
    present: 3,
    missing: ['t/gone'],
  })
  const other = diskStore(join(folder, 'back'))
  expect(await moveContents(bucket, other, contents)).toMatchObject({ moved: 3 })
  for (const { key, content } of contents) expect((await read(await other.get(key))).equals(content)).toBe(true)
  await rm(folder, { recursive: true, force: true })
})
