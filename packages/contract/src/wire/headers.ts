/** The session's token: `bearer {access_token}`, or sealed as `crypto/wire.ts` says. */
export const tokenHeader = 'Blade-Auth'
/** Marks the app's own requests, which no other site can send: the fallback cookie is worthless without it. */
export const markerHeader = 'Blade-Requested-With'
export const markerValue = 'BladeHttpRequest'
/** The stable key of a refusal, one of `errors`. */
export const errorHeader = 'Bip-Error'
/** On every answer while the disk of the gateway is nearly full: a `RoomState` other than `enough`. */
export const roomHeader = 'Bip-Room'
/** A write's own key: the same key and content are answered once and for all, another content is refused. */
export const idempotencyHeader = 'Idempotency-Key'
/** Used at sign-in only; afterwards the token decides. */
export const tenantHeader = 'Tenant-Id'
export const captchaKeyHeader = 'Captcha-Key'
export const captchaCodeHeader = 'Captcha-Code'
/** A solved puzzle, as `wire/work.ts` says. */
export const workHeader = 'Bip-Work'
