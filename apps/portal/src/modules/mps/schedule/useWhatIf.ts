import { type MoveEffect, type Moving, type RunAnswer, scheduleCalls } from '@bip/contract/resources'
import { useToast } from '@bip/design-system'
import { reasonOf, useHost } from '@bip/records'
import { useState } from 'react'
import { useScheduleText } from './useScheduleText.ts'

type Tried = { moves: Moving['moves']; effect: MoveEffect }

/** Moves that are tried out one after the other without touching the plan, and are kept as a plan of their own. */
export const useWhatIf = () => {
  const { client } = useHost()
  const toast = useToast()
  const { t } = useScheduleText()
  const [tried, setTried] = useState<readonly Tried[] | null>(null)
  const last = tried?.at(-1)
  const end = (): void => setTried(null)
  return {
    isOn: tried !== null,
    moved: last?.effect.moved ?? [],
    begin: (): void => setTried([]),
    end,
    /** What was tried before, and something new; the newer place of an operation counts. */
    joined: (moves: Moving['moves']): Moving['moves'] => {
      const newer = new Set(moves.map(({ operationId }) => operationId))
      return [...(last?.moves ?? []).filter(({ operationId }) => !newer.has(operationId)), ...moves]
    },
    tryOut: (moves: Moving['moves'], effect: MoveEffect): boolean => {
      setTried([...(tried ?? []), { moves, effect }])
      return true
    },
    undo: last && tried ? () => setTried(tried.slice(0, -1)) : undefined,
    keep: async (planName: string): Promise<RunAnswer | null> => {
      try {
        const body = { planName, moves: last?.moves ?? [] }
        const answer = await client.request<RunAnswer>({ method: 'POST', path: scheduleCalls.keep, body, silent: true })
        end()
        return answer
      } catch (error) {
        toast.error(reasonOf(error))
        return null
      }
    },
    text: t('whatIf.on', { count: last?.effect.moved.length ?? 0 }),
  }
}

export type WhatIf = ReturnType<typeof useWhatIf>
