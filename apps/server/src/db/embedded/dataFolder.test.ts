import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { preparedDump } from '../../testing/index.ts'
import { engineVersion, prepareFolder } from './dataFolder.ts'
import { openEmbedded } from './open.ts'

let folder: string
let logged: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bip-folder-'))
  logged = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const prepare = () => prepareFolder(folder, (line) => logged.push(line))
const has = (path: string) => existsSync(join(folder, path))
const put = async (path: string, content = '') => {
  await mkdir(join(folder, path, '..'), { recursive: true })
  await writeFile(join(folder, path), content)
}
/** What the engine leaves behind in its first moments. */
const putDatabase = () => put('database/PG_VERSION', `${engineVersion}\n`)

describe('a data folder', () => {
  test('gets a database of the version that the engine reads, and is never filled a second time', async () => {
    const options = { folder, queryLimit: 10_000, log: (line: string) => logged.push(line) }
    const database = await openEmbedded({ ...options, dump: await preparedDump() })
    await database.close()
    expect(await readFile(join(folder, 'database', 'PG_VERSION'), 'utf8')).toBe(`${engineVersion}\n`)
    expect([has('installation.json'), has('unfinished'), logged]).toEqual([true, false, []])
    await rm(join(folder, 'database'), { recursive: true })
    await expect(openEmbedded(options)).rejects.toThrow('the database that belongs to it is missing')
    expect(has('database')).toBe(false)
  }, 180_000)

  test.each([
    ['uploaded files', 'files/000000/1'],
    ['keys.json', 'keys.json'],
    ['installation.json', 'installation.json'],
    ['parts of a database', 'database/base/1/1'],
  ])('with %s and no database is left as it is, and the sentence names the ways out', async (trace, path) => {
    await put(path, 'kept')
    expect(prepare).toThrow(
      new RegExp(`has ${trace}, but the database .* is missing. Restore .* from a backup, set BIP_DATA .* empty folder`),
    )
    expect(await readFile(join(folder, path), 'utf8')).toBe('kept')
    expect(has('database/PG_VERSION')).toBe(false)
  })

  test('may have what is not ours, and a lock', async () => {
    await put('notes.txt')
    await put('server.lock')
    await mkdir(join(folder, 'files'))
    await putDatabaseBy(prepare())
    expect(logged).toEqual([])
  })

  test('of another engine is not opened', async () => {
    await put('database/PG_VERSION', `${engineVersion + 1}\n`)
    expect(prepare).toThrow(`is of PostgreSQL ${engineVersion + 1}, and this version of the product reads ${engineVersion}`)
  })

  test('whose first start was killed begins again', async () => {
    prepare()
    await put('database/base/1/1', 'half')
    await putDatabase()
    await putDatabaseBy(prepare())
    expect(logged.join()).toContain('begins again')
    expect(has('database/base')).toBe(false)
  })

  test('loses no database to a first start that was killed somewhere in between', async () => {
    prepare()
    await put('database/base/1/1', 'restored')
    await put('keys.json', '{}')
    await putDatabase()
    prepare()()
    expect(await readFile(join(folder, 'database/base/1/1'), 'utf8')).toBe('restored')
    expect(logged).toEqual([])
  })

  test('of an earlier version gets its marker', async () => {
    await putDatabase()
    await put('keys.json', '{}')
    prepare()()
    expect(has('installation.json')).toBe(true)
  })

  test('without its keys says that everybody signs in again', async () => {
    await putDatabase()
    prepare()
    expect(logged.join()).toMatch(/keys\.json is missing: new keys are made/)
  })
})

/** Makes the database and says so, as an opening does. */
async function putDatabaseBy(finish: () => void): Promise<void> {
  expect(has('unfinished')).toBe(true)
  await putDatabase()
  finish()
  expect([has('unfinished'), has('installation.json')]).toEqual([false, true])
}
