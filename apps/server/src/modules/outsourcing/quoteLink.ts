import { outsourcingCalls } from '@bip/contract'
import { startOfDay } from '../../kinds/zone.ts'
import type { Context } from '../../model/extension.ts'
import { signLink } from '../../shell/signedLink.ts'

export const quoteKind = 'outsourceOffer'

const day = 86_400_000

/** The first instant after the last day for replies, in seconds since 1970. */
export function endOfReply(replyBy: string, timeZone: string): number {
  const next = new Date(Date.parse(`${replyBy}T00:00:00Z`) + day).toISOString().slice(0, 10)
  return Math.floor(Date.parse(startOfDay(next, timeZone)) / 1000)
}

/** The address at which a supplier sees and answers one offer, and nothing else; it ends with the day of the reply. */
export function quoteLink({ session, services, place }: Context, id: string, replyBy: string): string {
  const sign = signLink(services.keys, { kind: quoteKind, tenantId: session.tenantId, id }, endOfReply(replyBy, place.timeZone))
  return `${outsourcingCalls.quotePage}?id=${id}&sign=${encodeURIComponent(sign)}`
}
