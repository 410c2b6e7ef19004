import type { Call } from '../http/route.ts'
import type { Place } from './question.ts'

/** The caller's language and the clocks that decide its days. */
export const placeOf = ({ language, services }: Pick<Call, 'language' | 'services'>): Place => ({
  language,
  timeZone: services.config.timeZone,
})
