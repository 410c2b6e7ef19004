import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { S3Store } from '@tus/s3-store'
import type { Config } from '../../base/config.ts'
import { Refusal } from '../../base/errors.ts'
import type { FileStore } from '../../services/services.ts'
import { measureStream } from './measure.ts'
import { sizeText } from './sizeText.ts'

type S3 = NonNullable<Config['s3']>

const partBytes = 8 * 1024 * 1024
/** Uploads in parts are gone on with for days; what is older is nobody's. ms */
const maxAge = 6 * 86_400_000

/** Files in a bucket of a store that speaks S3. A file appears whole or not at all. */
export function s3Store({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3): FileStore {
  const config: S3ClientConfig = {
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    // Other stores than Amazon's know no trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
  const client = new S3Client(config)
  const gathering = new S3Store({ partSize: partBytes, useTags: false, s3ClientConfig: { ...config, bucket } })
  const at = (key: string) => ({ Bucket: bucket, Key: key })
  /** What the protocol's store notes beside an upload, and the end of it that is too short for a part. */
  const notesOf = (key: string) => `${key}.info`
  const endOf = (key: string) => `${key}.part`
  const exists = (key: string) => client.send(new HeadObjectCommand(at(key))).then(() => true, isMissing)
  const removeAll = (keys: readonly string[]) =>
    client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true } }))

  const get: FileStore['get'] = async (key, range) => {
    const Range = range && `bytes=${range.start}-${range.end}`
    const { Body } = await client.send(new GetObjectCommand({ ...at(key), Range })).catch((error: unknown) => {
      isMissing(error)
      throw new Refusal('notFound', { what: '' })
    })
    return Body as Readable // what the client answers under Node
  }

  return {
    put: async (key, content, limit = Number.POSITIVE_INFINITY) => {
      let size = 0
      const counted = async function* () {
        for await (const chunk of content instanceof Uint8Array ? [content] : (content as AsyncIterable<Uint8Array>)) {
          size += chunk.length
          if (size > limit) throw new Refusal('tooLarge', { limit: sizeText(limit) })
          yield chunk
        }
      }
      const params = { ...at(key), Body: Readable.from(counted(), { objectMode: false }) }
      await new Upload({ client, params, partSize: partBytes, queueSize: 2 }).done()
      return size
    },
    get,
    measure: async (key, signal) => measureStream(await get(key), signal),
    remove: async (key) => {
      // Of an upload that was never finished its parts go too.
      if (await exists(notesOf(key))) await gathering.remove(key).catch(() => undefined)
      await removeAll([key, notesOf(key), endOf(key)])
    },
    copy: async (from, to) => {
      await client.send(new CopyObjectCommand({ ...at(to), CopySource: `${bucket}/${from}` }))
    },
    pieces: async () => gathering,
    seal: async (key) => {
      await removeAll([notesOf(key)])
    },
    sweep: async (before) => {
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))
      for (const { Key, UploadId, Initiated } of Uploads)
        if (Initiated && Initiated.getTime() < before.getTime() - maxAge)
          await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))
    },
  }
}

/** False for the answer to a key that nothing is under; throws every other failure. */
function isMissing(error: unknown): false {
  const { name = '', $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } } // what the client throws
  if (name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404) return false
  throw error
}
