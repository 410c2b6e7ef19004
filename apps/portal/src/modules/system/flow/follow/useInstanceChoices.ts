import { type ListQuestion, type Page, say } from '@bip/contract'
import { instanceStates } from '@bip/contract/listings'
import { type FlowDefinition, flowCalls } from '@bip/contract/workflow'
import type { DataListFilter } from '@bip/design-system'
import { usePreferences } from '../../../../app/preferences.ts'
import { useAnswer } from '../../calls.ts'
import { choice } from '../../choice.tsx'
import { useFlowText } from '../useFlowText.ts'

/** States that the call can be asked for. */
const states = ['running', 'finished', 'suspended', 'incident'] as const

type Choices = (question: ListQuestion, ask: (question: ListQuestion) => void) => DataListFilter[]

/** The conditions of the list of processes: a state, and which process. */
export function useInstanceChoices(isOffered: boolean): Choices {
  const { t } = useFlowText()
  const { language } = usePreferences()
  const { data } = useAnswer<Page<FlowDefinition>>(isOffered ? flowCalls.managerList : null, { size: 200 })
  const processes = (data?.records ?? []).filter(({ isCurrent }) => isCurrent)
  return (question, ask) => [
    choice({
      key: 'status',
      label: t('state'),
      all: t('all'),
      items: states.map((key) => ({ key, label: say(instanceStates[key].label, language) })),
      question,
      ask,
    }),
    choice({
      key: 'processDefKey',
      label: t('process'),
      all: t('all'),
      items: processes.map(({ key, name }) => ({ key, label: name })),
      question,
      ask,
    }),
  ]
}
