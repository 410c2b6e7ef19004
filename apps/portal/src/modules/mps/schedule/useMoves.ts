import type { ScheduleEffect, ScheduleMove } from '@bip/charts/schedule'
import {
  frozenHours,
  type MoveEffect,
  type Moving,
  type ScheduleBar,
  type SchedulePlan,
  scheduleCalls,
  workSchedule,
} from '@bip/contract/resources'
import { useToast } from '@bip/design-system'
import { reasonOf, useHost } from '@bip/records'
import { useState } from 'react'
import { useScheduleText } from './useScheduleText.ts'
import type { WhatIf } from './useWhatIf.ts'
import { instantOf } from './zoneClock.ts'

type Place = { operationId: string; stationId: string; start: string }
/** All that one change by hand moved, before and after, with what gave way; `fresh` was not in the plan before. */
type Step = { before: readonly Place[]; fresh: readonly string[]; after: readonly Place[] }
type Options = { plan: SchedulePlan; onStale: () => Promise<SchedulePlan | undefined>; whatIf: WhatIf }

/** Moves by hand: asked for their effect, applied, and taken back one by one. While something is tried out nothing is applied. */
export const useMoves = ({ plan, onStale, whatIf }: Options) => {
  const { client, timeZone } = useHost()
  const toast = useToast()
  const { t } = useScheduleText()
  const [done, setDone] = useState<readonly Step[]>([])
  const [undone, setUndone] = useState<readonly Step[]>([])
  const send = (body: Moving): Promise<MoveEffect> =>
    client.request<MoveEffect>({ method: 'POST', path: scheduleCalls.move, body, silent: true })
  const barOf = (key: string, bars = plan.bars): ScheduleBar | undefined => bars.find(({ operationId }) => operationId === key)
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
  const applyStep = async (moves: Moving['moves'], { moved }: MoveEffect): Promise<boolean> => {
    const bars = new Map(plan.bars.map((bar) => [bar.operationId, bar]))
    const before = moved.flatMap(({ operationId }) => {
      const bar = bars.get(operationId)
      return bar?.stationId && bar.start ? [{ operationId, stationId: bar.stationId, start: bar.start }] : []
    })
    const fresh = moved.flatMap(({ operationId }) => (bars.get(operationId)?.start ? [] : [operationId]))
    const after = moved.map(({ operationId, stationId, start }) => ({ operationId, stationId, start }))
    const isDone = await apply(moves)
    if (isDone) {
      setDone([...done, { before, fresh, after }])
      setUndone([])
    }
    return isDone
  }
  const onMove = async (asked: readonly ScheduleMove[]): Promise<ScheduleEffect | null> => {
    const places = asked.map(
      ({ key, resource, start }): Place => ({ operationId: key, stationId: resource, start: instantOf(start, timeZone) }),
    )
    const moves = whatIf.joined(
      places.flatMap((place) => {
        const bar = barOf(place.operationId)
        return bar ? [{ ...place, version: bar.version }] : []
      }),
    )
    try {
      const effect = await send({ moves })
      const { moved, late, frozen } = effect
      const lines = [
        moved.length > 0 ? t('moves', { count: moved.length }) : t('nothingMoves'),
        ...(frozen > 0 ? [t('frozen', { count: frozen, hours: frozenHours })] : []),
        ...late.slice(0, 4).map(({ billNo, days }) => t('late', { order: billNo, days })),
      ]
      return {
        lines,
        isHarmful: late.length > 0 || frozen > 0,
        apply: whatIf.isOn ? async () => whatIf.tryOut(moves, effect) : () => applyStep(moves, effect),
      }
    } catch (error) {
      refused(error)
      return null
    }
  }
  const back = async (places: readonly Place[]): Promise<boolean> => {
    const fresh = (await onStale())?.bars
    const moves = places.flatMap((place) => {
      const bar = barOf(place.operationId, fresh)
      return bar ? [{ ...place, version: bar.version }] : []
    })
    return moves.length === places.length && (moves.length === 0 || apply(moves))
  }
  /** What was dragged in leaves the plan again, and then all else goes back to where it stood. */
  const takeBack = async ({ before, fresh }: Step): Promise<boolean> => {
    if (fresh.length === 0) return back(before)
    const bars = (await onStale())?.bars
    const ids = fresh.flatMap((key) => barOf(key, bars)?.id ?? [])
    try {
      if (ids.length > 0)
        await client.request({ method: 'POST', path: `${workSchedule.path}/remove`, body: { ids: ids.join(',') }, silent: true })
    } catch (error) {
      refused(error)
      return false
    }
    if (before.length > 0) return back(before)
    await onStale()
    return true
  }
  const [last, next] = [done.at(-1), undone.at(-1)]
  const mayUndo = !whatIf.isOn && last
  const mayRedo = !whatIf.isOn && next
  return {
    onMove,
    onPin: (key: string, isPinned: boolean): void => {
      const bar = barOf(key)
      if (bar) void apply([{ operationId: key, version: bar.version, isPinned }])
    },
    undo: mayUndo
      ? () =>
          void takeBack(mayUndo).then((isDone) => {
            if (!isDone) return
            setDone(done.slice(0, -1))
            setUndone([...undone, mayUndo])
          })
      : whatIf.undo,
    redo: mayRedo
      ? () =>
          void back(mayRedo.after).then((isDone) => {
            if (!isDone) return
            setUndone(undone.slice(0, -1))
            setDone([...done, mayRedo])
          })
      : undefined,
  }
}
