import { type ErrorKey, errors } from '../errors.ts'
import { type Language, say } from '../i18n.ts'
import { errorHeader } from '../wire/headers.ts'
import { ApiError } from './apiError.ts'
import { texts } from './texts.ts'

/** The code of an answer: `error_code`, `code` or the HTTP status, in this order. */
export function codeOf(status: number, body: unknown): number {
  return numberOf(fieldOf(body, 'error_code')) ?? numberOf(fieldOf(body, 'code')) ?? status
}

/**
 * Why an answer is a refusal, or `undefined` when it succeeded. `body` is parsed JSON, `undefined` when there was none; `unworded` is said
 * where it gives no words.
 */
export function refusalOf(
  response: Pick<Response, 'status' | 'headers'>,
  body: unknown,
  language: Language,
  unworded: string = say(texts.systemError, language),
): ApiError | undefined {
  const { status } = response
  const code = codeOf(status, body)
  if (code === 200 || (code === status && status >= 200 && status < 300)) return undefined
  const key = errorKeyOf(response.headers.get(errorHeader)) ?? keyOfStatus(status, code)
  return new ApiError('answer', code, sentence(body, key, language, unworded), { key, data: fieldOf(body, 'data') })
}

/** Codes above this come from the authority itself: their description is said once. */
const authorityCodes = 2000

/** Whether a refusal's sentence is to be shown once rather than for every request that met it. */
export const isSaidOnce = (error: ApiError): boolean =>
  error.kind === 'network' || error.code > authorityCodes || error.key === 'busy' || error.code === 401

function sentence(body: unknown, key: ErrorKey | undefined, language: Language, unworded: string): string {
  const own = [fieldOf(body, 'msg'), fieldOf(body, 'error_description')]
  if ((codeOf(0, body) ?? 0) > authorityCodes) own.reverse()
  const said = own.find((text): text is string => typeof text === 'string' && text.trim() !== '')
  if (said) return said
  return key === 'busy' || key === 'unauthorised' ? say(errors[key].text, language) : unworded
}

/** Proxies in front of the gateway answer 502 to 504 without an envelope: for people all of them mean "busy". */
function keyOfStatus(status: number, code: number): ErrorKey | undefined {
  if (code === 401) return 'unauthorised'
  return status >= 502 && status <= 504 ? 'busy' : undefined
}

const errorKeyOf = (key: string | null): ErrorKey | undefined =>
  key !== null && Object.hasOwn(errors, key) ? (key as ErrorKey) : undefined // just looked up

function fieldOf(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number' && Number.isInteger(value)) return value
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined
}
