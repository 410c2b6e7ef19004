import { join } from 'node:path'
import type { Config } from '../../base/config.ts'
import type { FileStore } from '../../services/services.ts'
import { diskStore } from './diskStore.ts'

/** Where the operator wants files to lie. The client of a bucket is loaded by whoever has one. */
export async function openStore({ dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>): Promise<FileStore> {
  return s3 ? (await import('./s3Store.ts')).s3Store(s3) : diskStore(join(dataFolder, 'files'))
}
