import type { Core, Field, ListQuestion, Page } from '@bip/contract'
import { workflowCalls } from '@bip/contract/workflow'
import type { DataListFilter } from '@bip/design-system'
import { FilterChip, withFilter } from '@bip/records/parts'
import { useMemo } from 'react'
import useSWR from 'swr'
import { client } from '../../app/client.ts'
import { usePreferences } from '../../app/preferences.ts'
import { useText } from '../../app/useText.ts'

/** What a list of tasks may be asked for. */
export type TaskCondition = 'processDefKey' | 'starter' | 'arrived' | 'isLate'

const conditionKeys: readonly string[] = ['processDefKey', 'starter', 'arrived', 'isLate'] satisfies TaskCondition[]
export const isTaskCondition = (key: string): boolean => conditionKeys.includes(key)

type Process = { key: string; name: string }

const everywhere = (text: string) => ({ 'zh-CN': text, en: text, vi: text })

/** A list of tasks has no resource of its own: its conditions are asked as those of one. */
const noCore = { states: undefined } as Core

/** The conditions of a list of tasks, each asked for as in the lists of records. */
export function useTaskConditions(
  keys: readonly TaskCondition[],
  question: ListQuestion,
  onQuestionChange: (question: ListQuestion) => void,
): readonly DataListFilter[] {
  const { t } = useText()
  const { language } = usePreferences()
  const { data } = useSWR(keys.length > 0 ? [workflowCalls.processList, 'all', language] : null, () =>
    client.request<Page<Process>>({ method: 'GET', path: workflowCalls.processList, query: { size: '200' }, silent: true }),
  )
  const fields = useMemo((): Record<TaskCondition, Field> => {
    const processes = (data?.records ?? []).map(({ key, name }) => [key, { label: everywhere(name), tone: 'neutral' }] as const)
    return {
      processDefKey: { kind: 'state', label: everywhere(t('work.process')), states: Object.fromEntries(processes) },
      starter: { kind: 'person', label: everywhere(t('work.starter')) },
      arrived: { kind: 'date', label: everywhere(t('work.arrived')) },
      isLate: { kind: 'boolean', label: everywhere(t('work.late')) },
    }
  }, [data, t])
  const filters = question.filters ?? {}
  return keys.map((key) => ({
    key,
    label: fields[key].label[language],
    isSet: key in filters,
    draw: (isOpen) => (
      <FilterChip
        core={noCore}
        fieldKey={key}
        field={fields[key]}
        value={filters[key]}
        onChange={(value) => onQuestionChange(withFilter(question, key, value))}
        beside={filters}
        defaultOpen={isOpen}
      />
    ),
  }))
}
