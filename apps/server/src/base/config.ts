import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type LoginMode, loginModes } from '@bip/contract'
import { readSources, type Source } from './sources.ts'

/** What the operator decided, from environment variables (docs/operators.md). */
export type Config = {
  host: string
  port: number
  /** Absolute folder of the embedded database, files and keys. */
  dataFolder: string
  /** Absent for the embedded database. */
  databaseUrl?: string
  /** Connections to PostgreSQL that this process may hold. */
  connections: number
  /** What a fresh database is filled with; `load` is demonstration data and as much more as `load` says. */
  seed: 'demo' | 'none' | 'load'
  load: { contacts: number; entries: number }
  /** `small` is a demonstration of a tenth, which is filled in a fraction of the time. */
  demoSize: 'full' | 'small'
  demoPassword: string
  captcha: 'off' | 'afterFailures' | 'always'
  /** Ways to sign in that are offered; `social` and `wechat` also need a source of their kind. */
  loginModes: readonly LoginMode[]
  /** Third parties by which one may sign in. */
  sources: readonly Source[]
  /** Whether strangers may ask for an account. */
  isOpenToRegister: boolean
  /** Who delivers text messages; absent where administrators read them out. */
  sms?: { url: string; token?: string }
  /** Text messages that a tenant's sign-ins may cost in a day. */
  smsPerDay: number
  /** Where the workbench's weather is asked; absent for none. */
  weatherUrl?: string
  /** Other systems of the company, where they are reached and what they are sent as a bearer token; absent for the company's own records. */
  neighbours: { erp?: { url: string; token?: string } }
  /** Origin under which browsers reach the portal; absent for the one they ask by. */
  portalUrl?: string
  /** Hex SM4 key (32 digits) that encrypts queries, bodies and answers; absent for plain ones. */
  cryptoKey?: string
  /** Where files lie; absent for a folder of this machine. */
  s3?: { bucket: string; endpoint?: string; region: string; accessKeyId: string; secretAccessKey: string }
  /** Bytes that one file may have; what comes in one call is smaller. */
  fileBytes: number
  /** Bytes that the files of one tenant may take. */
  tenantFileBytes: number
  /** Requests worked on at once before others are told to come back. */
  maxInFlight: number
  /** Requests per minute and address. */
  requestsPerMinute: number
  /** Origins beside the server's own from which browsers may open the push socket. */
  origins: readonly string[]
  /** Origins whose pages frames of the portal may show and redirects may lead to. */
  allowedOrigins: readonly string[]
  /** Proxies whose X-Forwarded-For is believed: addresses or networks, comma-joined. */
  trustProxy?: string
  /** The sources that the code generator reads, and whether it may write there. */
  develop: { root: string; mayWrite: boolean }
  /** Files of the certificate and its key. */
  tls?: { cert: string; key: string }
  /** The tenant that signs in where none is named. */
  tenantId: string
  /** IANA zone that decides days for tenants that have no other. */
  timeZone: string
  /** Milliseconds after which a query is ended. */
  queryLimit: number
}

export const defaultDemoPassword = 'bip-demo'

export const defaults: Config = {
  host: '127.0.0.1',
  port: 8080,
  dataFolder: resolve('.data'),
  connections: 10,
  seed: 'demo',
  load: { contacts: 1_000_000, entries: 20_000_000 },
  demoSize: 'full',
  demoPassword: defaultDemoPassword,
  captcha: 'off',
  loginModes,
  sources: [],
  isOpenToRegister: true,
  smsPerDay: 2000,
  neighbours: {},
  fileBytes: 10 * 1024 ** 3,
  tenantFileBytes: 50 * 1024 ** 3,
  maxInFlight: 200,
  requestsPerMinute: 60_000,
  origins: [],
  allowedOrigins: [],
  develop: { root: fileURLToPath(new URL('../../../..', import.meta.url)), mayWrite: false },
  tenantId: '000000',
  timeZone: 'Asia/Shanghai',
  queryLimit: 10_000,
}

type Environment = Readonly<Record<string, string | undefined>>

/** The configuration that an environment asks for. Throws one sentence for the first value that cannot be used. */
export function readConfig(env: Environment): Config {
  const config: Config = {
    ...defaults,
    host: host(env.HOST),
    port: whole(env, 'PORT', defaults.port, 0, 65_535),
    dataFolder: resolve(env.BIP_DATA || defaults.dataFolder),
    connections: whole(env, 'BIP_DB_CONNECTIONS', defaults.connections, 1, 200),
    seed: oneOf(env, 'BIP_SEED', ['demo', 'none', 'load'], defaults.seed),
    load: {
      contacts: whole(env, 'BIP_LOAD_CONTACTS', defaults.load.contacts, 0, 10_000_000),
      entries: whole(env, 'BIP_LOAD_ENTRIES', defaults.load.entries, 0, 100_000_000),
    },
    demoSize: oneOf(env, 'BIP_DEMO_SIZE', ['full', 'small'], defaults.demoSize),
    demoPassword: env.BIP_DEMO_PASSWORD || defaults.demoPassword,
    captcha: oneOf(env, 'BIP_CAPTCHA', ['off', 'afterFailures', 'always'], defaults.captcha),
    loginModes: modes(env.BIP_LOGIN_MODES),
    sources: sources(env.BIP_LOGIN_SOURCES),
    isOpenToRegister: oneOf(env, 'BIP_REGISTRATION', ['on', 'off'], 'on') === 'on',
    ...(env.BIP_SMS_URL && { sms: sms(env.BIP_SMS_URL, env.BIP_SMS_TOKEN) }),
    smsPerDay: whole(env, 'BIP_SMS_PER_DAY', defaults.smsPerDay, 1, 10_000_000),
    ...(env.BIP_WEATHER_URL && { weatherUrl: webAddress('BIP_WEATHER_URL', env.BIP_WEATHER_URL).href }),
    neighbours: env.BIP_ERP_URL ? { erp: neighbour('BIP_ERP_URL', env.BIP_ERP_URL, env.BIP_ERP_TOKEN) } : {},
    ...(env.BIP_PORTAL_URL && { portalUrl: webAddress('BIP_PORTAL_URL', env.BIP_PORTAL_URL).origin }),
    ...(env.BIP_S3_BUCKET && { s3: bucket(env) }),
    fileBytes: whole(env, 'BIP_FILE_BYTES', defaults.fileBytes, 1024 ** 2, Number.MAX_SAFE_INTEGER),
    tenantFileBytes: whole(env, 'BIP_TENANT_FILE_BYTES', defaults.tenantFileBytes, 1024 ** 2, Number.MAX_SAFE_INTEGER),
    maxInFlight: whole(env, 'BIP_MAX_IN_FLIGHT', defaults.maxInFlight, 1, 10_000),
    requestsPerMinute: whole(env, 'BIP_REQUESTS_PER_MINUTE', defaults.requestsPerMinute, 60, 10_000_000),
    origins: origins('BIP_ORIGINS', env.BIP_ORIGINS),
    allowedOrigins: origins('BIP_ALLOWED_ORIGINS', env.BIP_ALLOWED_ORIGINS),
    develop: develop(env.BIP_DEVELOP),
    timeZone: timeZone(env.BIP_TIME_ZONE),
    ...(env.DATABASE_URL && { databaseUrl: databaseUrl(env.DATABASE_URL) }),
    ...(env.BIP_CRYPTO_KEY && { cryptoKey: cryptoKey(env.BIP_CRYPTO_KEY) }),
    ...(env.BIP_TRUST_PROXY && { trustProxy: trustProxy(env.BIP_TRUST_PROXY) }),
    ...tls(env),
  }
  if (config.seed === 'load' && !config.databaseUrl)
    throw new Error(
      'BIP_SEED=load makes millions of rows, which the embedded database is not made for; set DATABASE_URL as well.',
    )
  return config
}

/** True for addresses that only this machine can reach. */
export const isLoopback = (name: string): boolean => name === 'localhost' || name === '::1' || /^127\./.test(name)

/** Throws when an installation with known passwords would be open to other machines. */
export function mustNotExposeDemo({ host, demoPassword }: Config, hasDemoAccounts: boolean): void {
  if (isLoopback(host) || !hasDemoAccounts || demoPassword !== defaultDemoPassword) return
  throw new Error(
    `HOST=${host} lets other machines in, and this database has demonstration accounts whose password is printed in the manual; set BIP_DEMO_PASSWORD to another one, or BIP_SEED=none with a new BIP_DATA.`,
  )
}

function host(given: string | undefined): string {
  const name = given || defaults.host
  if (isIP(name) === 0 && !/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(name))
    throw new Error(`HOST is "${name}"; set it to an address of this machine, such as 127.0.0.1 or 0.0.0.0.`)
  return name
}

function whole(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const given = env[name]
  if (!given) return fallback
  const value = /^\d+$/.test(given) ? Number(given) : Number.NaN
  if (!(value >= min && value <= max)) throw new Error(`${name} is "${given}"; set it to a whole number from ${min} to ${max}.`)
  return value
}

function neighbour(name: string, url: string, token: string | undefined): { url: string; token?: string } {
  const { href } = webAddress(name, url)
  return { url: href.replace(/\/$/, ''), ...(token && { token }) }
}

function oneOf<const T extends string>(env: Environment, name: string, values: readonly T[], fallback: T): T {
  const given = env[name]
  if (!given) return fallback
  const value = values.find((one) => one === given)
  if (!value) throw new Error(`${name} is "${given}"; set it to one of ${values.join(', ')}.`)
  return value
}

function modes(given: string | undefined): readonly LoginMode[] {
  if (!given) return defaults.loginModes
  return given.split(',').map((part) => {
    const mode = loginModes.find((one) => one === part.trim())
    if (!mode) throw new Error(`BIP_LOGIN_MODES has "${part.trim()}"; name some of ${loginModes.join(', ')}, comma-joined.`)
    return mode
  })
}

function sources(path: string | undefined): readonly Source[] {
  if (!path) return defaults.sources
  let text: string
  try {
    text = readFileSync(resolve(path), 'utf8')
  } catch {
    throw new Error(`BIP_LOGIN_SOURCES names the file ${path}, which cannot be read; mend the path, or leave it out.`)
  }
  return readSources(text, path)
}

function sms(url: string, token: string | undefined): NonNullable<Config['sms']> {
  return { url: webAddress('BIP_SMS_URL', url).href, ...(token && { token }) }
}

/** An address that may be called: encrypted, or on this very machine. */
function webAddress(name: string, given: string): URL {
  const url = URL.canParse(given) ? new URL(given) : null
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))) return url
  throw new Error(`${name} is "${given}"; set it to an https address, or one of this machine.`)
}

/** The address holds a password, so no sentence repeats it. */
function databaseUrl(given: string): string {
  const usable = URL.canParse(given) && /^postgres(ql)?:$/.test(new URL(given).protocol)
  if (!usable)
    throw new Error('DATABASE_URL is not an address like postgres://user:password@host:5432/database; mend it, or leave it out.')
  return given
}

/** Keys are never repeated. */
function bucket(env: Environment): NonNullable<Config['s3']> {
  const { BIP_S3_BUCKET: name = '', BIP_S3_KEY: accessKeyId, BIP_S3_SECRET: secretAccessKey, BIP_S3_URL: url } = env
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(name))
    throw new Error(`BIP_S3_BUCKET is "${name}"; name a bucket: 3 to 63 small letters, digits, dots and hyphens.`)
  if (!accessKeyId || !secretAccessKey) throw new Error('BIP_S3_BUCKET needs BIP_S3_KEY and BIP_S3_SECRET, which open it.')
  const endpoint = url ? webAddress('BIP_S3_URL', url).href : undefined
  return { bucket: name, region: env.BIP_S3_REGION || 'us-east-1', accessKeyId, secretAccessKey, ...(endpoint && { endpoint }) }
}

function cryptoKey(given: string): string {
  if (!/^[\da-f]{32}$/i.test(given) || new Set(given).size < 6)
    throw new Error('BIP_CRYPTO_KEY must be 32 random hexadecimal digits (an SM4 key), the same as in the clients’ settings.')
  return given.toLowerCase()
}

function origins(name: string, given = ''): string[] {
  return given
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      if (!URL.canParse(part) || !/^https?:$/.test(new URL(part).protocol))
        throw new Error(`${name} has "${part}"; name origins comma-joined, such as https://portal.example.com.`)
      return new URL(part).origin
    })
}

function trustProxy(given: string): string {
  const wrong = given.split(',').find((part) => isIP(part.trim().replace(/\/\d{1,3}$/, '')) === 0)
  if (wrong !== undefined)
    throw new Error(`BIP_TRUST_PROXY has "${wrong.trim()}"; name proxies by address or network, such as 10.0.0.1 or 10.0.0.0/24.`)
  return given
}

function tls({ BIP_TLS_CERT: cert, BIP_TLS_KEY: key }: Environment): Pick<Config, 'tls'> {
  if (!cert && !key) return {}
  if (!cert || !key) throw new Error('BIP_TLS_CERT and BIP_TLS_KEY go together: set both to files, or neither.')
  return { tls: { cert: resolve(cert), key: resolve(key) } }
}

/** Nothing is written unless the operator says where: `on` is the product's own tree. */
function develop(given: string | undefined): Config['develop'] {
  if (!given || given === 'off') return defaults.develop
  if (given === 'on') return { ...defaults.develop, mayWrite: true }
  if (!isAbsolute(given))
    throw new Error(`BIP_DEVELOP is "${given}"; set it to on, off, or the absolute folder of a checkout that may be written.`)
  return { root: resolve(given), mayWrite: true }
}

function timeZone(given: string | undefined): string {
  if (!given) return defaults.timeZone
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone
  } catch {
    throw new Error(`BIP_TIME_ZONE is "${given}"; set it to a zone such as Asia/Shanghai or Asia/Ho_Chi_Minh.`)
  }
}
