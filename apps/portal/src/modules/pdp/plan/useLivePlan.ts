import type { PlanRow, WholePlan } from '@bip/contract/resources'
import { useToast } from '@bip/design-system'
import { useHost } from '@bip/records'
import { useEffect, useRef, useState } from 'react'
import { usePlanText } from './usePlanText.ts'

/** What is stored, as far as this page knows, by id. */
export type KnownRows = Map<string, PlanRow>

const knownOf = (whole: WholePlan): KnownRows => new Map(whole.items.map((row) => [row.id, row]))

/** Items that others made, changed or removed since. */
export const changedByOthers = (known: KnownRows, { items }: WholePlan): PlanRow[] => {
  const now = new Set(items.map(({ id }) => id))
  return [
    ...items.filter(({ id, version }) => known.get(id)?.version !== version),
    ...[...known.values()].filter(({ id }) => !now.has(id)),
  ]
}

/**
 * The plan on show. What others moved comes in by itself and is told; what this page stored is known already, so that its own steps can
 * still be taken back.
 */
export const useLivePlan = (answered: WholePlan) => {
  const toast = useToast()
  const { userId } = useHost()
  const { t } = usePlanText()
  const [shown, setShown] = useState(answered)
  const known = useRef<KnownRows>(knownOf(answered))
  /** Steps that are on their way; an answer that came before theirs is older than what is shown. */
  const pending = useRef(0)
  const adopt = (whole: WholePlan): void => {
    known.current = knownOf(whole)
    setShown(whole)
  }
  useEffect(() => {
    if (pending.current > 0) return
    const others = changedByOthers(known.current, answered)
    if (others.length === 0 && answered.items.length === known.current.size) return
    const names = [
      ...new Set(others.flatMap(({ updatedBy, updatedById }) => (updatedBy && updatedById !== userId ? [updatedBy] : []))),
    ]
    known.current = knownOf(answered)
    setShown(answered)
    if (names.length > 0) toast.info(t('live.moved', { who: names.join('、'), count: others.length }))
  }, [answered, t, toast, userId])
  return { shown, known, pending, adopt }
}
