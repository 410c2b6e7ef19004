import { type HoursDesk, hoursDeskCall, workHoursReport } from '@bip/contract/resources'
import { apiOf, reasonOf, useHost } from '@bip/records'
import { useState } from 'react'
import useSWR from 'swr'
import { todayIn } from '../../../app/todayIn.ts'

/** One operation with what each person worked on it. Hours and pieces are decimals. */
export type Entry = {
  itemId: string
  stepNo: string
  people: { workerId: string; hours: string; goodQuantity: string; scrapQuantity: string; note?: string }[]
}

/** What can be reported for a day and a group, and the way to report it: all of it or nothing. */
export const useHoursDesk = () => {
  const { client, timeZone } = useHost()
  const today = todayIn(timeZone)
  const [day, setDay] = useState(today)
  const [group, setGroup] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { data, error, mutate } = useSWR<HoursDesk, Error>(
    [hoursDeskCall, day, group],
    () => client.request<HoursDesk>({ path: hoursDeskCall, query: { day, workGroupId: group }, silent: true }),
    { keepPreviousData: true },
  )
  const report = async (entries: readonly Entry[]): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    try {
      const api = apiOf(client, workHoursReport)
      const shiftOf = new Map(data?.people.map(({ id, shiftKind }) => [id, shiftKind]))
      const rows = entries.map(({ people, ...entry }) => ({
        ...entry,
        ...{ reportedOn: day, workGroupId: data?.workGroupId, shiftKind: shiftOf.get(people[0]?.workerId ?? '') ?? 'day' },
        people: people.map((person) => ({ ...person, activity: 'run' })),
      }))
      const results = await api.saveList(rows)
      const wrong = results.find(({ ok }) => !ok)
      if (wrong) {
        setFailure(wrong.msg ?? '')
        return false
      }
      await api.act(
        'commit',
        results.flatMap(({ id }) => (id ? [id] : [])),
      )
      await mutate()
      return true
    } catch (caught) {
      setFailure(reasonOf(caught))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { today, day, setDay, setGroup, desk: data, error, retry: () => void mutate(), report, isBusy, failure }
}

export type HoursDeskState = ReturnType<typeof useHoursDesk>
