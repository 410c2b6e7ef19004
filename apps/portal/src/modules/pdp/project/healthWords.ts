import type { BrokenRule, Health, HealthFacts } from '@bip/contract/resources'
import { brokenRules } from '@bip/contract/resources'
import type { StatusTone } from '@bip/design-system'
import type { useProjectText } from './useProjectText.ts'

type Say = ReturnType<typeof useProjectText>['t']

export const healthTone: Readonly<Record<Health, StatusTone>> = { green: 'success', amber: 'warning', red: 'danger' }

/** Where healths stand in an order that has the worst first. */
export const healthRank: Readonly<Record<Health, number>> = { red: 0, amber: 1, green: 2 }

export const healthIn = (value: unknown): Health | null =>
  value === 'green' || value === 'amber' || value === 'red' ? value : null

const counts = (facts: HealthFacts): Readonly<Record<string, number>> => ({
  slip: facts.slipDays,
  endedLate: facts.slipDays,
  lateItems: facts.lateItems,
})

/** Why a rule is broken, in words and figures. */
export const reasonText = (t: Say, facts: HealthFacts, { reason, figure }: BrokenRule): string => {
  const count = counts(facts)[reason] ?? Math.round(figure)
  return t(`reasons.${reason}`, { count, days: count, percent: Math.round(figure * 100) })
}

/** All that puts a project in danger, the worst first. */
export const reasonsOf = (t: Say, facts: HealthFacts): { key: string; text: string; health: Health }[] =>
  brokenRules(facts).map((rule) => ({ key: rule.reason, text: reasonText(t, facts, rule), health: rule.health }))
