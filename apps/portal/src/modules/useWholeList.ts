import { type AnyRecord, baseFields, type Core, type ListQuestion, questionFromUrl, questionToUrl, say } from '@bip/contract'
import { useList } from '@bip/records'
import { startTransition, useEffect, useEffectEvent, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePreferences } from '../app/preferences.ts'
import { useTabLabel } from '../tabs/tabContext.ts'

/** Everything that matches is asked for; the gateway refuses what is too much, and says so. */
const everything = -1
/** ms after which all records are asked for anew, so that changes of others show. */
const askAgainAfter = 30_000
const noRecords: readonly AnyRecord[] = []

/** What a board or another drawing of all records is given. */
export type LookProps = {
  records: readonly AnyRecord[]
  status: 'ready' | 'loading' | 'failed'
  onRetry: () => void
}

/**
 * All records that the question in the address finds, by `sort`, for a page that draws them another way than as a list; asked anew while the
 * page is seen. A changed question keeps the parameters named by `kept`.
 */
export function useWholeList(core: Core, { sort, kept }: { sort: string; kept: readonly string[] }) {
  const [search, setSearch] = useSearchParams()
  const { language } = usePreferences()
  useTabLabel(say(core.label, language))
  const question = useMemo(() => {
    const isField = (key: string): boolean => key in core.fields || baseFields.some((field) => field === key)
    return questionFromUrl(search, isField, core.list.size)
  }, [core, search])
  const whole = useMemo((): ListQuestion => ({ ...question, current: 1, size: everything, sort: [sort] }), [question, sort])
  const { page, error, refresh } = useList(core, whole)
  const askAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  useEffect(() => {
    const timer = setInterval(askAgain, askAgainAfter)
    return () => clearInterval(timer)
  }, [])
  const ask = (next: ListQuestion): void => {
    const params = questionToUrl({ ...next, current: 1 }, core.list.size)
    for (const name of kept) {
      const value = search.get(name)
      if (value) params.set(name, value)
    }
    startTransition(() => setSearch(params, { replace: true }))
  }
  const status = page ? 'ready' : error ? 'failed' : 'loading'
  const look: LookProps = { records: page?.records ?? noRecords, status, onRetry: refresh }
  return { question, ask, total: page?.total, look }
}
