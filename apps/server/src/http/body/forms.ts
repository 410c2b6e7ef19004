import { type Language, label, say } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'

/** What every form with files may hold beside them: names and a few words. */
export const formLimits = {
  files: 9,
  fields: 20,
  /** Bytes of a field. */
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  parts: 29,
  /** Headers of one part. */
  headerPairs: 50,
} as const

const reasons = {
  broken: label(
    '表单不完整或格式错误，请重新提交',
    'the form is cut off or not well-formed; send it again',
    'biểu mẫu bị cắt ngang hoặc sai định dạng, hãy gửi lại',
  ),
  tooMany: label(
    '表单最多含 {files} 个文件和 {fields} 个字段，且不得多于此处所需',
    'a form holds at most {files} files and {fields} fields, and no more than are asked for here',
    'biểu mẫu có tối đa {files} tệp và {fields} trường, không nhiều hơn mức cần ở đây',
  ),
}

/** What the parser of forms threw for what the caller sent, as the caller is told it; its errors carry no status, only words. */
export function formRefusal(error: unknown, language: Language): Refusal | null {
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  const refusalFor = (reason: keyof typeof reasons) =>
    new Refusal('badRequest', { reason: say(reasons[reason], language, formLimits) })
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code)) return refusalFor('tooMany')
  // A caller who hangs up in the middle has cut the form off as well.
  const isBroken = code === 'ECONNRESET' ? error.message === 'aborted' : brokenWords.test(error.message)
  return isBroken ? refusalFor('broken') : null
}

const brokenWords = /^Multipart: |^Unexpected end of multipart|terminated early due to|^The needle cannot/
