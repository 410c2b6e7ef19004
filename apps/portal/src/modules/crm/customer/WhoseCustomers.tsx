import { baseFields, questionFromUrl, questionToUrl } from '@bip/contract'
import { customer } from '@bip/contract/resources'
import { SegmentedControl } from '@bip/design-system'
import { startTransition, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSession } from '../../../app/session.tsx'
import { useCustomerText } from './useCustomerText.ts'
import { filtersOf, spokenOf, whose, whoseIn } from './whose.ts'

const isField = (key: string): boolean => key in customer.fields || baseFields.some((field) => field === key)

/** My customers, my department's, the public pool or all: conditions of the list, which say so as well. */
export const WhoseCustomers = () => {
  const { t } = useCustomerText()
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const question = questionFromUrl(search, isField, customer.list.size)
  const { filters = {} } = question
  // A press is seen before the list has followed it.
  const [chosen, choose] = useOptimistic(user ? whoseIn(filters, user) : 'all')
  if (!user) return null
  return (
    <SegmentedControl
      label={t('whose.label')}
      value={chosen}
      items={whose.map((value) => ({ value, label: t(`whose.${value}`) }))}
      onChange={(value) => {
        const others = Object.entries(filters).filter(([key]) => !spokenOf.some((field) => field === key))
        const params = questionToUrl(
          { ...question, current: 1, filters: { ...Object.fromEntries(others), ...filtersOf(user)[value] } },
          customer.list.size,
        )
        const columns = search.get('columns')
        if (columns) params.set('columns', columns)
        startTransition(() => {
          choose(value)
          setSearch(params, { replace: true })
        })
      }}
    />
  )
}
