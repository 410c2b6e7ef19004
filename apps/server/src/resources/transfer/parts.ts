import { label, say } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'
import type { Call } from '../../http/route.ts'

/** Largest sheet that is taken, in bytes. */
export const maxBytes = 5 * 1024 * 1024
/** One file and a few words beside it: which resource, which mode. */
const partLimits = { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 1024 * 1024, parts: 12 }
const noFile = label('请选择文件', 'choose a file', 'hãy chọn tệp')

export type Parts = { file: { name: string; bytes: Uint8Array }; fields: Record<string, string> }

/** The one file of a call and the words beside it. Throws where there is no file, or it is too large. */
export async function readParts({ request, language }: Call): Promise<Parts> {
  const fields: Record<string, string> = {}
  let file: Parts['file'] | undefined
  if (!request.isMultipart()) throw new Refusal('badRequest', { reason: say(noFile, language) })
  try {
    for await (const part of request.parts({ limits: partLimits })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else file = { name: part.filename, bytes: await part.toBuffer() }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new Refusal('tooLarge', { limit: '5 MB' })
    throw error
  }
  if (!file) throw new Refusal('badRequest', { reason: say(noFile, language) })
  return { file, fields }
}
