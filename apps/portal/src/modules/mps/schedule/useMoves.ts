import type { ScheduleEffect, ScheduleMove } from '@bip/charts/schedule'
import { type MoveEffect, type Moving, type ScheduleBar, type SchedulePlan, scheduleCalls } from '@bip/contract/resources'
import { useToast } from '@bip/design-system'
import { reasonOf, useHost } from '@bip/records'
import { useState } from 'react'
import { useScheduleText } from './useScheduleText.ts'
import { instantOf } from './zoneClock.ts'

type Step = { operationId: string; before: Place; after: Place }
type Place = { stationId: string; start: string }
type Options = { plan: SchedulePlan | undefined; onStale: () => Promise<SchedulePlan | undefined> }

/** Moves by hand: asked for their effect, applied, and taken back one by one. */
export const useMoves = ({ plan, onStale }: Options) => {
  const { client, timeZone } = useHost()
  const toast = useToast()
  const { t } = useScheduleText()
  const [done, setDone] = useState<readonly Step[]>([])
  const [undone, setUndone] = useState<readonly Step[]>([])
  const send = (body: Moving): Promise<MoveEffect> =>
    client.request<MoveEffect>({ method: 'POST', path: scheduleCalls.move, body, silent: true })
  const barOf = (key: string, bars = plan?.bars): ScheduleBar | undefined => bars?.find(({ operationId }) => operationId === key)
  const refused = (error: unknown): void => {
    toast.error(reasonOf(error))
    void onStale()
  }
  const apply = async (moves: Moving['moves']): Promise<boolean> => {
    try {
      await send({ moves, isApplied: true })
      await onStale()
      toast.success(t('stored'))
      return true
    } catch (error) {
      refused(error)
      return false
    }
  }

  const onMove = async ({ key, resource, start }: ScheduleMove): Promise<ScheduleEffect | null> => {
    const bar = barOf(key)
    if (!bar) return null
    const after = { stationId: resource, start: instantOf(start, timeZone) }
    const moves = [{ operationId: key, version: bar.version, ...after }]
    try {
      const { moved, late } = await send({ moves })
      const lines = [
        moved.length > 0 ? t('moves', { count: moved.length }) : t('nothingMoves'),
        ...late.slice(0, 4).map(({ billNo, days }) => t('late', { order: billNo, days })),
      ]
      return {
        lines,
        isHarmful: late.length > 0,
        apply: async () => {
          const isDone = await apply(moves)
          if (isDone && bar.stationId && bar.start) {
            setDone([...done, { operationId: key, before: { stationId: bar.stationId, start: bar.start }, after }])
            setUndone([])
          }
          return isDone
        },
      }
    } catch (error) {
      refused(error)
      return null
    }
  }
  const step = async (one: Step, place: Place): Promise<boolean> => {
    const fresh = barOf(one.operationId, (await onStale())?.bars)
    return fresh ? apply([{ operationId: one.operationId, version: fresh.version, ...place }]) : false
  }
  const [last, next] = [done.at(-1), undone.at(-1)]
  return {
    onMove,
    onPin: (key: string, isPinned: boolean): void => {
      const bar = barOf(key)
      if (bar) void apply([{ operationId: key, version: bar.version, isPinned }])
    },
    undo:
      last &&
      (() =>
        void step(last, last.before).then((isDone) => {
          if (!isDone) return
          setDone(done.slice(0, -1))
          setUndone([...undone, last])
        })),
    redo:
      next &&
      (() =>
        void step(next, next.after).then((isDone) => {
          if (!isDone) return
          setUndone(undone.slice(0, -1))
          setDone([...done, next])
        })),
  }
}
