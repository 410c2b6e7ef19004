import type { Page } from '@bip/contract'
import type { Client } from '@bip/contract/client'
import type { PickerChoice } from '@bip/pickers'
import useSWR from 'swr'
import { quiet } from '../data/useApi.ts'
import { useHost } from '../host/RecordsProvider.tsx'

/** A person as pickers show them. */
export type Colleague = {
  id: string
  realName: string
  account?: string
  fnumber?: string
  postName?: string
  deptName?: string
  /** Day until which they are away (`2026-11-27`); empty for those at work. */
  awayUntil?: string
  /** Who stands in for them meanwhile. */
  substituteName?: string
}

export const peopleTabs = ['recent', 'department', 'role'] as const
export type PeopleTab = (typeof peopleTabs)[number]

type Question = { search: string; current: number; size: number }

const kept = { keepPreviousData: true }

/** The people of a tab: those chosen of late, or a page of all, of a department with those below it, or of a role. */
export const usePeoplePage = (tab: PeopleTab, node: string | undefined, { search, current, size }: Question) => {
  const { client } = useHost()
  const isRecent = tab === 'recent'
  const recent = useSWR(isRecent ? ['people', tab] : null, () =>
    quiet(client).request<Colleague[]>({ path: '/blade-bip/bip-blade-user/frequently-used-users' }),
  )
  const asked = {
    current: String(current),
    size: String(size),
    realName: search,
    ...(node && (tab === 'role' ? { roleId: node } : { deptId: node })),
  }
  const all = useSWR(
    isRecent ? null : ['people', tab, asked],
    () => quiet(client).request<Page<Colleague>>({ path: '/blade-bip/bip-blade-user/page', query: asked }),
    kept,
  )
  const answer = isRecent ? recent : all
  const page = isRecent
    ? recent.data && { rows: recent.data.slice((current - 1) * size, current * size), total: recent.data.length }
    : all.data && { rows: all.data.records, total: all.data.total }
  return { page, isLoading: answer.isValidating, error: answer.error, retry: () => void answer.mutate() }
}

export type PeopleNode = { id: string; title?: string; roleName?: string; children?: readonly PeopleNode[] }

/** Departments below each other, or roles. */
export const usePeopleTree = (tab: Exclude<PeopleTab, 'recent'>) => {
  const { client } = useHost()
  const path = tab === 'role' ? '/blade-system/role/tree' : '/blade-system/dept/tree'
  return useSWR(['peopleTree', tab], () => quiet(client).request<readonly PeopleNode[]>({ path }))
}

/** Tells whom the reader chose, so that they come first the next time; a failure is nobody's concern. */
export const tellChosen = (client: Client, chosen: readonly PickerChoice[]): void => {
  if (chosen.length === 0 || chosen.length > 200) return
  const body = { tableName: 'SELECTUSER', targetIds: chosen.map(({ id }) => id).join(',') }
  void client
    .request({ method: 'POST', path: '/blade-bip/collect/collect-selected-users', body, silent: true })
    .catch(() => undefined)
}
