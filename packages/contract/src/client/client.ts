import { errors } from '../errors.ts'
import { type Language, say } from '../i18n.ts'
import { authCalls } from '../wire/calls.ts'
import type { RoomState } from '../wire/health.ts'
import type { TokenGrant } from '../wire/session.ts'
import type { Settings } from '../wire/settings.ts'
import type { Work } from '../wire/work.ts'
import { ApiError } from './apiError.ts'
import { createTabLock } from './lock.ts'
import { createLoudspeaker } from './loudspeaker.ts'
import { pause } from './pause.ts'
import { createPipeline } from './pipeline.ts'
import { createRefresher } from './refresher.ts'
import type { RequestFunction } from './request.ts'
import { createSessionStore, type KeyStore, type SessionStore } from './session.ts'
import { createSettingsLoader } from './settings.ts'
import { askGrant, type CaptchaAnswer, type Credentials, type GrantParameters, signIn } from './signIn.ts'
import type { Fetch } from './transport.ts'
import { watchSession } from './watch.ts'

/** `elsewhere`: signed out in another tab. `otherUser`: somebody else signed in there, so this page must start anew. */
export type SessionEnd = 'expired' | 'signedOut' | 'elsewhere' | 'otherUser'

/** A request as it leaves, tokens and all. */
export type SentRequest = {
  url: string
  method: string
  headers: Readonly<Record<string, string>>
  body?: BodyInit
  /** Query and body travel encrypted. */
  isSealed: boolean
}

export type ClientOptions = {
  /** Origin and base of the gateway, without `/api`. Default: this origin. */
  baseUrl?: string
  /** Shared by the tabs of a browser: `localStorage`, or `memoryStorage()`. */
  storage: KeyStore
  /** `id:secret` of the Basic header, a label that grants nothing; false sends none. Default `bip:bip`. */
  clientLabel?: string | false
  /** The session is over and has been cleared; called once for each end. */
  onSessionEnd(reason: SessionEnd): void
  /** A failure that the user should read; never called for silent, cancelled or whitelisted ones. */
  onMessage?(error: ApiError): void
  /** Answers a puzzle that a refusal asks for (`Work`); the request is then sent again. Default: solved in the page, in slices. */
  solveWork?(work: Work, signal?: AbortSignal): Promise<string>
  /**
   * Asked where the gateway wants the password of whoever sits there once more; true once it was given: the request is then sent again.
   * Default: such a request is refused.
   */
  onConfirmNeeded?(): Promise<boolean>
  /** Nothing but a new password is taken from this user; called for each request that was refused for that, without a message. */
  onPasswordDue?(): void
  /** Hears of each request as it leaves, for those who look into what is asked. */
  onSend?(request: SentRequest): void
  /** Hears with each answer of the gateway whether there is room on its disk. */
  onRoom?(room: RoomState): void
  language(): Language
  /** Codes that are rejected without a message. Default none. */
  quietCodes?: readonly number[]
  /** SM4 key, 32 hex digits, where the operator switched encryption on. */
  cipherKey?: string
  /** A `settings.json` for gateways that give no settings. Default `{baseUrl}/settings.json`. */
  settingsUrl?: string
  /** Instead of the platform's own, for the in-memory gateway and tests; uploads then tell no progress. */
  fetch?: Fetch
  /** Default `navigator.locks`; null uses the lock in storage. */
  locks?: LockManager | null
  /** Where changes by other tabs are heard. Default: the window. */
  events?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

export type Client = {
  request: RequestFunction
  session: SessionStore
  language(): Language
  /** Where a call of this gateway goes and the headers that it carries now, for protocols with a client of their own. */
  transport(path: string): Promise<{ url: string; headers: Record<string, string> }>
  /** Signs in with a password, sent encrypted. Rejects with the gateway's own words; nothing is shown by the client. */
  login(credentials: Credentials): Promise<TokenGrant>
  /** Signs in another way: by a code, a third party, a ticket, a face. Rejects like `login`. */
  enter(parameters: GrantParameters, captcha?: CaptchaAnswer): Promise<TokenGrant>
  /** Ends the session here and at the gateway; a gateway that cannot be reached does not hold anybody back. */
  logout(): Promise<void>
  /** The gateway's settings, else `settings.json`, else defaults; asked once, `isFresh` asks again. */
  loadSettings(isFresh?: boolean): Promise<Settings>
  /** Renews tokens before they age and hears what other tabs do. Answers a function that stops it. */
  start(): () => void
}

/** A token is renewed at this age, s. */
export const tokenTime = 3000
/** Tokens of a new session are kept after so long, ms: what was under way with an earlier one ends before they count. */
export const tokenSetDelayMs = 300
/** Tabs wait for each other's refresh, so it may not take as long as other requests. */
const refreshTimeoutMs = 20_000
const logoutTimeoutMs = 5000

/** The only way to the gateway: adds what every request needs, shares one refresh, judges answers, tells failures once. */
export function createClient(options: ClientOptions): Client {
  const session = createSessionStore(options.storage)
  const locks = options.locks === undefined ? (globalThis.navigator?.locks as LockManager | undefined) : options.locks // absent on plain http
  const tell = createLoudspeaker(options)

  const known = { userId: session.current()?.userId }

  const endSession = (reason: SessionEnd): void => {
    known.userId = undefined
    if (!session.clear()) return
    if (reason === 'expired') {
      const message = say(errors.unauthorised.text, options.language())
      tell(new ApiError('answer', 401, message, { key: 'unauthorised' }))
    }
    options.onSessionEnd(reason)
  }

  const refresher = createRefresher(session, createTabLock(options.storage, locks ?? undefined), (current) =>
    request<TokenGrant>({
      method: 'POST',
      path: authCalls.token,
      form: new URLSearchParams({
        grant_type: 'refresh_token',
        scope: 'all',
        tenantId: current.tenantId,
        refresh_token: current.refreshToken,
      }),
      isAnonymous: true,
      // The one before stays valid for a moment, so a lost answer may be asked for again.
      isRead: true,
      silent: true,
      timeout: refreshTimeoutMs,
      as: 'flat',
    }),
  )

  const pipeline = createPipeline({ options, session, refresher, endSession, tell })
  const request: RequestFunction = pipeline.request
  const loadSettings = createSettingsLoader(request, options, pipeline.adopt)

  const entered = async (grant: TokenGrant): Promise<TokenGrant> => {
    await pause(tokenSetDelayMs)
    session.save(grant)
    known.userId = grant.user_id
    return grant
  }

  return {
    request,
    session,
    language: options.language,
    transport: pipeline.transport,
    loadSettings,
    login: async (credentials) => entered(await signIn(request, await loadSettings(), credentials, options.language())),
    enter: async (parameters, captcha) => entered(await askGrant(request, await loadSettings(), parameters, captcha)),
    async logout() {
      const leave = () => request({ path: authCalls.logout, silent: true, isFinal: true, timeout: logoutTimeoutMs })
      const stale = session.current()?.accessToken
      // A token that has aged ends no session at the gateway, nor the cookie that would bring it back: a newer one does.
      const again = async (failure: unknown) => {
        if (stale && failure instanceof ApiError && failure.code === 401 && (await refresher.renew(stale))) await leave()
      }
      // Whatever the gateway says, this browser is signed out.
      await leave()
        .catch(again)
        .catch(() => undefined)
      endSession('signedOut')
    },
    start: () =>
      watchSession({
        session,
        refresher,
        known,
        endSession,
        tokenTime,
        onSessionEnd: options.onSessionEnd,
        events: options.events,
      }),
  }
}
