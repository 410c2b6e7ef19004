import type { StatusTone } from '@bip/design-system'
import type { TranslateSystem } from '../useSystemText.ts'

/** How an outcome stands: a status of HTTP, or a word of a sign-in. */
export const outcomeTone = (outcome: string): StatusTone => {
  if (outcome === 'success' || /^[23]/.test(outcome)) return 'success'
  if (outcome === 'lockout' || outcome === 'failure' || /^4/.test(outcome)) return 'warning'
  return 'danger'
}

export const outcomeName = (t: TranslateSystem, outcome: string): string =>
  outcome === 'success' || outcome === 'failure' || outcome === 'lockout' ? t(`logs.outcomes.${outcome}`) : outcome
