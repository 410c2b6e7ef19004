import { type BinResource, binCalls, type ListQuestion } from '@bip/contract'
import type { DataListFilter } from '@bip/design-system'
import { useAnswer } from '../calls.ts'
import { choice } from '../choice.tsx'
import { useSystemText } from '../useSystemText.ts'

type Ask = (question: ListQuestion) => void

/** The condition of the bin: records of one resource, of those that it holds something of. */
export function useResourceChoice(isOffered: boolean): (question: ListQuestion, ask: Ask) => DataListFilter {
  const { t } = useSystemText()
  const { data: resources = [] } = useAnswer<BinResource[]>(isOffered ? binCalls.resources : null)
  const items = resources.map(({ resource, name, count }) => ({ key: resource, label: `${name} (${count})` }))
  return (question, ask) => choice({ key: 'resource', label: t('bin.resource'), all: t('common.all'), items, question, ask })
}
