import type { Services } from '../../services/services.ts'
import type { Session } from '../../services/session.ts'
import { accessSeconds, signToken } from './tokens.ts'

/** Opens the wiki's GraphQL to the caller and nothing else, for as long as their session lasts, an hour at most. */
export const wikiToken = ({ keys, clock }: Services, { tenantId, sessionId }: Session): string =>
  signToken(keys.token, {
    purpose: 'wiki',
    tenantId,
    sessionId,
    generation: 0,
    expires: Math.floor(clock().getTime() / 1000) + accessSeconds,
  })
