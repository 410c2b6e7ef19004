const named =
  /\b(\w*password\w*|passwd|secret\w*|(?:access_|refresh_)?token|authorization|blade-auth|cookie|captcha\w*|code)(["']?\s*[=:]\s*["']?)(?:bearer\s+|basic\s+)?[^\s"'&,;}]+/gi
const bearer = /\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi
/** Tokens of ours: letter, tenant, session, generation, expiry, signature. */
const ours = /\b[arcwd]\.[\w-]{1,64}\.[0-9a-f]{32}\.\d+\.\d+\.[\w-]+/g
/** Controls, which no database or screen wants; ends of lines stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** A text as a log may keep it: without what looks like a secret, cut to size. */
export const loggable = (text: string, max: number): string =>
  text
    .slice(0, max * 2)
    .replace(named, '$1$2…')
    .replace(bearer, '$1 …')
    .replace(ours, '…')
    .replace(controls, ' ')
    .toWellFormed()
    .slice(0, max)
    .toWellFormed()
