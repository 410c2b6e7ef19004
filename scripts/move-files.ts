import { join } from 'node:path'
import { readConfig } from '../apps/server/src/base/config.ts'
import { openDatabase } from '../apps/server/src/db/open.ts'
import { diskStore } from '../apps/server/src/files/content/diskStore.ts'
import { moveContents, storedContents } from '../apps/server/src/files/content/moveContents.ts'
import { openStore } from '../apps/server/src/files/content/openStore.ts'
import { main, Problem, say } from './lib/say.ts'

/** Copies all uploaded files from the folder into the bucket of BIP_S3_…, or back; the server must not run meanwhile. */
await main(async () => {
  const [to] = process.argv.slice(2)
  if (to !== 'bucket' && to !== 'folder') throw new Problem('Say where the files go: move-files bucket, or move-files folder.')
  const config = readConfig(process.env)
  if (!config.s3) throw new Problem('There is no bucket: set BIP_S3_BUCKET, BIP_S3_KEY and BIP_S3_SECRET.')
  const [bucket, folder] = [await openStore(config), diskStore(join(config.dataFolder, 'files'))]
  const database = await openDatabase(config, { log: say, progress: say })
  try {
    const contents = await storedContents(database)
    const stores = to === 'bucket' ? ([folder, bucket] as const) : ([bucket, folder] as const)
    const { moved, present, missing } = await moveContents(...stores, contents, (done) => {
      if (done % 100 === 0) say(`${done} of ${contents.length} files`)
    })
    say(`${moved} files were copied to the ${to} and compared, ${present} were there already; the source keeps them all.`)
    if (missing.length > 0)
      throw new Problem(`${missing.length} files are not where they should be: ${missing.slice(0, 20).join(', ')}`)
  } finally {
    await database.close()
  }
})
