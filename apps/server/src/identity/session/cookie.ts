import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TokenPair } from './sessions.ts'

const name = 'bip-session'

/** The fallback cookie: no script reads it, no other site sends it, and it is read by the refresh grant alone. */
export function writeCookie(reply: FastifyReply, { cookie, lifetimes }: TokenPair, isSecure: boolean): void {
  const secure = isSecure ? '; Secure' : ''
  reply.header(
    'Set-Cookie',
    `${name}=${cookie}; Path=/api/blade-auth; Max-Age=${lifetimes.sessionSeconds}; HttpOnly; SameSite=Strict${secure}`,
  )
}

export const clearCookie = (reply: FastifyReply): void => {
  reply.header('Set-Cookie', `${name}=; Path=/api/blade-auth; Max-Age=0; HttpOnly; SameSite=Strict`)
}

export function readCookie(request: FastifyRequest): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=')
    if (key === name) return value
  }
  return undefined
}
