import type { Core, ListQuestion } from '@bip/contract'
import { Card, Empty } from '@bip/design-system'
import { ResourceList, useHost, useList } from '@bip/records'
import { useMemo, useState } from 'react'
import { useStockText } from '../useStockText.ts'

const start: ListQuestion = { current: 1, size: 10 }

type DayListProps = { core: Core; title: string; fixed: Readonly<Record<string, string>> }

/** A list of a day with the actions of its rows; a line where nothing waits, and nothing where the reader may not see it. */
export const DayList = (props: DayListProps) => {
  const { permissions } = useHost()
  return permissions.has(`${props.core.key}_view`) ? <Allowed {...props} /> : null
}

/** `docStatus_in` and `expiresOn_le` as a question says them. */
const filtersOf = (fixed: DayListProps['fixed']): ListQuestion['filters'] =>
  Object.fromEntries(
    Object.entries(fixed).map(([name, value]) => {
      const [, key = name, operator] = /^(.*)_(in|le|ge)$/.exec(name) ?? []
      if (operator === 'in') return [key, { in: value.split(',') }]
      return [key, operator ? { [operator]: value } : value]
    }),
  ) as ListQuestion['filters']

const Allowed = ({ core, title, fixed }: DayListProps) => {
  const { t } = useStockText()
  const [question, setQuestion] = useState(start)
  const key = JSON.stringify(fixed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: conditions are compared by what they say.
  const counted = useMemo((): ListQuestion => ({ current: 1, size: 1, filters: filtersOf(fixed) }), [key])
  const { page } = useList(core, counted)
  return (
    <Card title={title}>
      {page?.total === 0 ? (
        <Empty size="small" title={t('day.nothing')} />
      ) : (
        <ResourceList core={core} question={question} onQuestionChange={setQuestion} fixed={fixed} isEmbedded />
      )}
    </Card>
  )
}
