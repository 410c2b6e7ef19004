import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockFolder } from './folderLock.ts'

const module = fileURLToPath(new URL('./folderLock.ts', import.meta.url))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bip-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Another process that holds the folder until it is killed. */
async function holder() {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(module)})
    lockFolder(${JSON.stringify(folder)}).tell('http://127.0.0.1:8080')
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

describe('the lock of a data folder', () => {
  test('refuses a second server and names the first', async () => {
    const first = await holder()
    expect(() => lockFolder(folder)).toThrow(`process number ${first.pid}`)
    expect(() => lockFolder(folder)).toThrow('at http://127.0.0.1:8080')
    first.kill('SIGKILL')
    await once(first, 'exit')
  })

  test('is taken over from a server that died, whatever its note says', async () => {
    const first = await holder()
    first.kill('SIGKILL')
    await once(first, 'exit')
    // The number of the dead one belongs to a living program now: this one.
    await writeFile(join(folder, 'server.json'), JSON.stringify({ pid: process.pid, since: 'long ago' }))
    lockFolder(folder).release()
  })

  test('is free again after it was released', () => {
    lockFolder(folder).release()
    const second = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow('is in use')
    second.release()
  })

  test('says what is wrong with a folder that cannot be one', async () => {
    await writeFile(join(folder, 'file'), '')
    expect(() => lockFolder(join(folder, 'file'))).toThrow('cannot be written')
  })
})
