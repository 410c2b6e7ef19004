import type { ScheduleOverlay } from '@bip/charts/schedule'
import type { AnyRecord, Page } from '@bip/contract'
import { type PlannedPlace, scheduleCalls, scheduleProposal } from '@bip/contract/resources'
import { useToast } from '@bip/design-system'
import { reasonOf, useHost } from '@bip/records'
import { useState } from 'react'
import useSWR from 'swr'
import { wallOf } from './zoneClock.ts'

/** Plans that can be drawn over the one that holds at once. */
export const maxDrawn = 3

/** A kept plan with its figures. */
export type KeptPlan = { id: string; name: string; record: AnyRecord }

const planOf = (record: AnyRecord): KeptPlan => ({ id: record.id, name: String(record.planName || record.no), record })

/** Plans that were proposed or tried out and are neither applied nor discarded, and those of them that are drawn over the board. */
export const usePlans = (isOpen: boolean, onChanged: () => void) => {
  const { client, timeZone } = useHost()
  const toast = useToast()
  const [drawn, setDrawn] = useState<readonly string[]>([])
  const list = useSWR(isOpen || drawn.length > 0 ? ['about', scheduleProposal.key, 'open'] : null, async () => {
    const query = { proposalStatus: 'proposed', size: 20, descs: 'createTime' }
    const page = await client.request<Page<AnyRecord>>({ path: `${scheduleProposal.path}/list`, query, silent: true })
    return page.records.map(planOf)
  })
  const places = useSWR(drawn.length > 0 ? ['places of plans', ...drawn] : null, () =>
    Promise.all(drawn.map((id) => client.request<PlannedPlace[]>({ path: scheduleCalls.places, query: { id }, silent: true }))),
  )
  const nameOf = (id: string): string => list.data?.find((plan) => plan.id === id)?.name ?? ''
  const overlays = drawn.flatMap((id, at): ScheduleOverlay[] => {
    const own = places.data?.[at]
    if (!own) return []
    const read = own.map(({ operationId, stationId, lane, start, end }) => ({
      ...{ key: operationId, resource: stationId, lane, start: wallOf(start, timeZone), end: wallOf(end, timeZone) },
    }))
    return [{ key: id, name: nameOf(id), places: read }]
  })
  return {
    plans: list.data,
    error: list.error as Error | undefined,
    overlays,
    drawn,
    draw: (id: string, isDrawn: boolean): void =>
      setDrawn(isDrawn ? [...drawn.slice(-(maxDrawn - 1)), id] : drawn.filter((one) => one !== id)),
    decide: async (id: string, name: 'apply' | 'discard'): Promise<boolean> => {
      try {
        await client.request({ method: 'POST', path: `${scheduleProposal.path}/${name}`, body: { ids: id }, silent: true })
        setDrawn(drawn.filter((one) => one !== id))
        await list.mutate()
        return true
      } catch (error) {
        toast.error(reasonOf(error))
        return false
      } finally {
        onChanged()
      }
    },
  }
}

export type Plans = ReturnType<typeof usePlans>
