import type { SentRequest } from '@bip/contract/client'

/** Names of headers, parameters and fields that hold what lets somebody in. */
const secretName =
  /^authorization$|^blade-auth$|token|passw|secret|captcha|cookie|credential|cipher|^sign$|(access|api|private)-?key/i
/** What the authority is asked with is secret but for these. */
const authority = /\/blade-auth\//
const openToAll = new Set(['grant_type', 'scope', 'tenantId', 'type'])
/** A text encrypted by itself, as passwords and telephone numbers travel. */
const sealedText = /^[\da-f]{128,}$/i

/** Stands for a secret until the text is quoted; no text that travels holds these signs. */
const [open, close] = ['\u{f0000}', '\u{f0001}']

const variable = (name: string): string =>
  open +
  name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .toUpperCase() +
  close

type Hides = (name: string, value: string) => string

const hiderFor = (address: string): Hides => {
  const isOfAuthority = authority.test(address)
  return (name, value) => {
    const isSecret = secretName.test(name) || sealedText.test(value) || (isOfAuthority && !openToAll.has(name))
    return value !== '' && isSecret ? variable(name) : value
  }
}

/** Quotes for a shell: all of it stands as it is, except variables, which it fills in. */
const quoted = (text: string): string =>
  text
    .split(new RegExp(`(${open}\\w+${close})`, 'u'))
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith(open) ? `"$${part.slice(open.length, -close.length)}"` : `'${part.replaceAll("'", `'\\''`)}'`,
    )
    .join('') || "''"

/** An address or form with its secrets hidden; what stays is written as it travels. */
const joined = (parameters: Iterable<[string, string]>, hide: Hides): string =>
  Array.from(parameters, ([name, value]) => {
    const hidden = hide(name, value)
    return `${encodeURIComponent(name)}=${hidden === value ? encodeURIComponent(value) : hidden}`
  }).join('&')

const hiddenIn = (value: unknown, name: string, hide: Hides): unknown => {
  if (Array.isArray(value)) return value.map((item) => hiddenIn(item, name, hide))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, hiddenIn(item, key, hide)]))
  if (typeof value === 'string' || typeof value === 'number') {
    const hidden = hide(name, String(value))
    return hidden === String(value) ? value : hidden
  }
  return value
}

const textBody = (body: string, type: string, hide: Hides): string => {
  if (type.includes('urlencoded')) return joined(new URLSearchParams(body), hide)
  try {
    return JSON.stringify(hiddenIn(JSON.parse(body), '', hide))
  } catch {
    // What is no JSON has no names to judge by.
    return variable('BODY')
  }
}

function bodyParts({ body, headers, isSealed }: SentRequest, hide: Hides): string[] {
  if (body === undefined) return []
  if (body instanceof FormData)
    return Array.from(body, ([name, value]) =>
      value instanceof File ? `-F ${quoted(`${name}=@${value.name}`)}` : `-F ${quoted(`${name}=${hide(name, value)}`)}`,
    )
  const isText = typeof body === 'string' && !isSealed
  return [`--data-raw ${quoted(isText ? textBody(body, headers['Content-Type'] ?? '', hide) : variable('BODY'))}`]
}

/**
 * A request as a command for a shell. What lets somebody in and what travels encrypted is never in it: variables such as `$BLADE_AUTH`
 * stand in their place, and who runs the command sets them.
 */
export function curlOf(sent: SentRequest, origin: string): string {
  const url = new URL(sent.url, origin)
  const hide = hiderFor(url.pathname)
  const query = joined(url.searchParams, sent.isSealed ? (name) => variable(name) : hide)
  const address = url.origin + url.pathname + (query && `?${query}`)
  return [
    sent.method === 'GET' ? `curl ${quoted(address)}` : `curl -X ${sent.method} ${quoted(address)}`,
    ...Object.entries(sent.headers).map(([name, value]) => `-H ${quoted(`${name}: ${hide(name, value)}`)}`),
    ...bodyParts(sent, hide),
  ].join(' \\\n  ')
}
