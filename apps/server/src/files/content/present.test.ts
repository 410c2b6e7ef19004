import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer } from '../../app.ts'
import { defaults } from '../../base/config.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/index.ts'

let dataFolder: string
let opened: TestDatabase
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'bip-present-'))
  opened = await openTestDatabase()
})
afterAll(async () => {
  await opened.drop()
  await rm(dataFolder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  const { database } = opened
  const server = await createServer({ ...defaults, dataFolder }, { database, seed: false, log: () => undefined })
  await server.fastify.close()
  await server.services.access.close()
}

test('a server whose uploaded files are not there does not start; with them, or when told to do without, it does', async () => {
  await start()
  await opened.database.asTenant('000000', (tx) =>
    sql`insert into stored_file (tenant_id, id, storage_key, original_name, type, size, create_user, create_time)
      values ('000000', 'f1', '000000/f1', 'a.txt', 'text/plain', 1, 'u', now())`.execute(tx),
  )
  await expect(start()).rejects.toThrow(/files is missing or empty\. Mount its disk, or restore it from a backup/)
  await mkdir(join(dataFolder, 'files'))
  await expect(start()).rejects.toThrow('missing or empty')
  await writeFile(join(dataFolder, 'files', 'lost'), '')
  await start()
})
