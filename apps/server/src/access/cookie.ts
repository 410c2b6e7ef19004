import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionSeconds } from './tokens.ts'

const name = 'bip-session'

/** The fallback cookie: no script reads it, no other site sends it, and it is read by the refresh grant alone. */
export function writeCookie(reply: FastifyReply, value: string, isSecure: boolean): void {
  const secure = isSecure ? '; Secure' : ''
  reply.header(
    'Set-Cookie',
    `${name}=${value}; Path=/api/blade-auth; Max-Age=${sessionSeconds}; HttpOnly; SameSite=Strict${secure}`,
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
