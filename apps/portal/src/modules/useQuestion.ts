import { baseFields, type Core, type ListQuestion, questionFromUrl, questionToUrl } from '@bip/contract'
import { startTransition, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What a list is asked, which lives in the address; other parameters of the address stay as they are. */
export function useQuestion(core: Core): [question: ListQuestion, ask: (next: ListQuestion) => void] {
  const [search, setSearch] = useSearchParams()
  const { size } = core.list
  const question = useMemo(
    () => questionFromUrl(search, (key) => key in core.fields || baseFields.some((field) => field === key), size),
    [search, core, size],
  )
  const ask = (next: ListQuestion): void => {
    const params = new URLSearchParams(search)
    for (const name of questionToUrl(question, size).keys()) params.delete(name)
    for (const [name, value] of questionToUrl(next, size)) params.set(name, value)
    startTransition(() => setSearch(params, { replace: true }))
  }
  return [question, ask]
}
