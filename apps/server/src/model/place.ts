import type { Call } from '../http/route.ts'
import type { Place } from './question.ts'

/** The caller's language and the clocks that decide their days. */
export const placeOf = ({ language, session }: Pick<Call, 'language' | 'session'>): Place => ({
  language,
  timeZone: session.timeZone,
})
