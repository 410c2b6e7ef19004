/** The session's token: `bearer {access_token}`, or sealed as `crypto/wire.ts` says. */
export const tokenHeader = 'Blade-Auth'
/** Marks the app's own requests, which no other site can send: the fallback cookie is worthless without it. */
export const markerHeader = 'Blade-Requested-With'
export const markerValue = 'BladeHttpRequest'
/** The stable key of a refusal, one of `errors`. */
export const errorHeader = 'Bip-Error'
/** A write's own key: the same key and content are answered once and for all, another content is refused. */
export const idempotencyHeader = 'Idempotency-Key'
/** Used at sign-in only; afterwards the token decides. */
export const tenantHeader = 'Tenant-Id'
export const captchaKeyHeader = 'Captcha-Key'
export const captchaCodeHeader = 'Captcha-Code'
