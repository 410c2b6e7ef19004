import { plus } from '../wire/paths.ts'
import type { Settings } from '../wire/settings.ts'
import type { ClientOptions } from './client.ts'
import type { RequestFunction } from './request.ts'

/** What the platform's description says of a gateway that says nothing itself. */
export const defaultSettings: Settings = {
  title: 'BIP2.0',
  version: '',
  languages: ['zh-CN', 'vi', 'en'],
  loginModes: ['password'],
  captcha: 'off',
  sm2PublicKey: '',
  push: '',
  tenantId: '000000',
  timeZone: 'Asia/Shanghai',
}

/** Reads the settings once: the gateway's own, else a file beside the page, else the defaults. `adopt` hears each result. */
export function createSettingsLoader(
  request: RequestFunction,
  options: Pick<ClientOptions, 'baseUrl' | 'settingsUrl' | 'fetch'>,
  adopt: (settings: Settings) => void,
): (isFresh?: boolean) => Promise<Settings> {
  let known: Promise<Settings> | undefined

  const load = async (): Promise<Settings> => {
    const given = (await fromGateway(request)) ?? (await fromFile(options))
    const settings = { ...defaultSettings, ...given }
    adopt(settings)
    // Defaults out of need are no answer to keep: the gateway may have been away for a moment.
    if (!given) known = undefined
    return settings
  }

  return (isFresh = false) => {
    if (isFresh) known = undefined
    known ??= load()
    return known
  }
}

const fromGateway = (request: RequestFunction): Promise<Partial<Settings> | undefined> =>
  request<Partial<Settings> | undefined>({ path: plus.settings, isAnonymous: true, silent: true, isPlain: true }).catch(
    () => undefined,
  )

async function fromFile({ baseUrl = '', settingsUrl, fetch }: Pick<ClientOptions, 'baseUrl' | 'settingsUrl' | 'fetch'>) {
  try {
    const response = await (fetch ?? globalThis.fetch)(settingsUrl ?? `${baseUrl.replace(/\/$/, '')}/settings.json`, {})
    const read: unknown = response.ok ? await response.json() : undefined
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Partial<Settings>) : undefined // written by the operator
  } catch {
    return undefined
  }
}
