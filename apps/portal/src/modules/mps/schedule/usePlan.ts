import { type SchedulePlan, scheduleCalls, workSchedule } from '@bip/contract/resources'
import { useHost } from '@bip/records'
import { useRef } from 'react'
import useSWR from 'swr'

/** ms after which the plan is asked for anew, where no push has come. */
const askAgainAfter = 15_000

/** A plan with what has changed since. Bars that did not change stay the same objects. */
export function merged(known: SchedulePlan, change: SchedulePlan): SchedulePlan {
  if (!change.changedItems) return change
  const items = new Set(change.changedItems)
  const before = new Map(known.bars.map((bar) => [bar.operationId, bar]))
  const fresh = change.bars.map((bar) => {
    const old = before.get(bar.operationId)
    return old && JSON.stringify(old) === JSON.stringify(bar) ? old : bar
  })
  const isSame = fresh.every((bar) => before.get(bar.operationId) === bar)
  const kept = known.bars.filter(({ itemId }) => !items.has(itemId))
  return { ...change, bars: isSame && kept.length + fresh.length === known.bars.length ? known.bars : [...kept, ...fresh] }
}

/** The plan of the plant. It is read once as a whole; after each push and now and then only what changed is asked for. */
export const usePlan = () => {
  const { client } = useHost()
  const known = useRef<SchedulePlan | undefined>(undefined)
  return useSWR<SchedulePlan, Error>(
    ['about', workSchedule.key, scheduleCalls.plan],
    async () => {
      const since = known.current?.now
      const answer = await client.request<SchedulePlan>({ path: scheduleCalls.plan, query: since ? { since } : {}, silent: true })
      known.current = known.current ? merged(known.current, answer) : answer
      return known.current
    },
    { refreshInterval: askAgainAfter, keepPreviousData: true },
  )
}
