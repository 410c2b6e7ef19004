import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roomIn } from './ballast.ts'

const megabyte = 1024 * 1024
let folder: string
let free = 1000 * megabyte
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bip-room-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the room beneath a data folder', () => {
  test('is kept back for recovery, given up when the disk is full, and taken again when there is plenty', async () => {
    const room = roomIn(folder, () => free)
    const reserve = join(folder, 'reserve')
    room.keep()
    expect((await stat(reserve)).size).toBeGreaterThan(16 * megabyte)
    room.drop()
    free = 100 * megabyte
    room.keep()
    expect(existsSync(reserve)).toBe(false)
    expect(() => room.mustHaveRoom()).toThrow('storageFull')
    room.mustHaveRoom(true)
    free = 50 * megabyte
    expect(() => room.mustHaveRoom(true)).toThrow('storageFull')
    free = 1000 * megabyte
    room.mustHaveRoom()
    room.keep()
    expect(existsSync(reserve)).toBe(true)
  })
})
