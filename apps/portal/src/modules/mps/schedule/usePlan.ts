import { readTogether } from '@bip/contract'
import { type SchedulePlan, type SchedulePlanChange, scheduleCalls, workSchedule } from '@bip/contract/resources'
import { useHost } from '@bip/records'
import { useRef, useState } from 'react'
import useSWR from 'swr'

/** ms after which the plan is asked for anew, where no push has come. */
const askAgainAfter = 15_000
/** ms for which pushes are gathered: where many work at once several come each second, and what changed is to be seen within one. */
const gathering = 300

/** A plan with what has changed since. Bars that did not change stay the same objects. */
export function merged(known: SchedulePlan | undefined, change: SchedulePlanChange): SchedulePlan {
  const stations = change.stations ?? known?.stations ?? []
  if (!known || !change.changedItems) return { ...change, stations }
  const items = new Set(change.changedItems)
  const before = new Map(known.bars.map((bar) => [bar.operationId, bar]))
  const fresh = change.bars.map((bar) => {
    const old = before.get(bar.operationId)
    return old && JSON.stringify(old) === JSON.stringify(bar) ? old : bar
  })
  const isSame = fresh.every((bar) => before.get(bar.operationId) === bar)
  const kept = known.bars.filter(({ itemId }) => !items.has(itemId))
  return {
    ...change,
    stations,
    bars: isSame && kept.length + fresh.length === known.bars.length ? known.bars : [...kept, ...fresh],
  }
}

/**
 * The plan of the plant. It is read once as a whole; after each push and now and then only what changed is asked for, by one request at a
 * time, so that no older answer comes after a newer one.
 */
export const usePlan = () => {
  const { client } = useHost()
  const known = useRef<SchedulePlan | undefined>(undefined)
  const [together] = useState(() => readTogether<SchedulePlan>(gathering))
  const read = async (): Promise<SchedulePlan> => {
    const since = known.current?.mark
    const query = since ? { since } : {}
    const change = await client.request<SchedulePlanChange>({ path: scheduleCalls.plan, query, silent: true })
    known.current = merged(known.current, change)
    return known.current
  }
  return useSWR<SchedulePlan, Error>(
    ['about', workSchedule.key, scheduleCalls.plan],
    () => (known.current ? together('plan', read) : read()),
    { refreshInterval: askAgainAfter, keepPreviousData: true },
  )
}
