import { isIP } from 'node:net'
import { resolve } from 'node:path'

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
  /** What a fresh database is filled with; `load` is demonstration data and a million contacts. */
  seed: 'demo' | 'none' | 'load'
  demoPassword: string
  captcha: 'off' | 'afterFailures' | 'always'
  /** Hex SM4 key (32 digits) that encrypts queries, bodies and answers; absent for plain ones. */
  cryptoKey?: string
  /** Requests worked on at once before others are told to come back. */
  maxInFlight: number
  /** Requests per minute and address. */
  requestsPerMinute: number
  /** Origins beside the server's own from which browsers may open the push socket. */
  origins: readonly string[]
  /** Proxies whose X-Forwarded-For is believed: addresses or networks, comma-joined. */
  trustProxy?: string
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
  demoPassword: defaultDemoPassword,
  captcha: 'off',
  maxInFlight: 200,
  requestsPerMinute: 60_000,
  origins: [],
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
    demoPassword: env.BIP_DEMO_PASSWORD || defaults.demoPassword,
    captcha: oneOf(env, 'BIP_CAPTCHA', ['off', 'afterFailures', 'always'], defaults.captcha),
    maxInFlight: whole(env, 'BIP_MAX_IN_FLIGHT', defaults.maxInFlight, 1, 10_000),
    requestsPerMinute: whole(env, 'BIP_REQUESTS_PER_MINUTE', defaults.requestsPerMinute, 60, 10_000_000),
    origins: origins(env.BIP_ORIGINS),
    timeZone: timeZone(env.BIP_TIME_ZONE),
    ...(env.DATABASE_URL && { databaseUrl: databaseUrl(env.DATABASE_URL) }),
    ...(env.BIP_CRYPTO_KEY && { cryptoKey: cryptoKey(env.BIP_CRYPTO_KEY) }),
    ...(env.BIP_TRUST_PROXY && { trustProxy: trustProxy(env.BIP_TRUST_PROXY) }),
    ...tls(env),
  }
  if (config.seed === 'load' && !config.databaseUrl)
    throw new Error('BIP_SEED=load makes a million rows, which the embedded database is not made for; set DATABASE_URL as well.')
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

function oneOf<const T extends string>(env: Environment, name: string, values: readonly T[], fallback: T): T {
  const given = env[name]
  if (!given) return fallback
  const value = values.find((one) => one === given)
  if (!value) throw new Error(`${name} is "${given}"; set it to one of ${values.join(', ')}.`)
  return value
}

/** The address holds a password, so no sentence repeats it. */
function databaseUrl(given: string): string {
  const usable = URL.canParse(given) && /^postgres(ql)?:$/.test(new URL(given).protocol)
  if (!usable)
    throw new Error('DATABASE_URL is not an address like postgres://user:password@host:5432/database; mend it, or leave it out.')
  return given
}

function cryptoKey(given: string): string {
  if (!/^[\da-f]{32}$/i.test(given) || new Set(given).size < 6)
    throw new Error('BIP_CRYPTO_KEY must be 32 random hexadecimal digits (an SM4 key), the same as in the clients’ settings.')
  return given.toLowerCase()
}

function origins(given = ''): string[] {
  return given
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      if (!URL.canParse(part) || !/^https?:$/.test(new URL(part).protocol))
        throw new Error(`BIP_ORIGINS has "${part}"; name origins comma-joined, such as https://portal.example.com.`)
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

function timeZone(given: string | undefined): string {
  if (!given) return defaults.timeZone
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone
  } catch {
    throw new Error(`BIP_TIME_ZONE is "${given}"; set it to a zone such as Asia/Shanghai or Asia/Ho_Chi_Minh.`)
  }
}
