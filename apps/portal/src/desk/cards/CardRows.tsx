import { type AnyRecord, stateField } from '@bip/contract'
import { List } from '@bip/design-system'
import { fieldOf, viewOf } from '@bip/records'
import { useNavigate } from 'react-router-dom'
import { detailPath } from '../../modules/paths.ts'
import { Facts } from './cards.styles.ts'
import type { DrawnResource } from './drawnCard.ts'

type CardRowsProps = { label: string; of: DrawnResource; shows: readonly string[]; records: readonly AnyRecord[] }

/** The first rows of a card, each with a few of its fields, leading to its page. */
export const CardRows = ({ label, of, shows, records }: CardRowsProps) => {
  const navigate = useNavigate()
  const state = stateField(of)
  const facts = shows.filter((key) => key !== state)
  return (
    <List
      label={label}
      hasDividers={false}
      items={records.map((record) => ({
        key: record.id,
        title: String(record[of.display] ?? record.id),
        description: (
          <Facts>
            {facts.map((key) => (
              <Value key={key} of={of} name={key} record={record} />
            ))}
          </Facts>
        ),
        extra: state && shows.includes(state) && <Value of={of} name={state} record={record} />,
        href: of.hasDetail ? detailPath(of, record.id) : undefined,
      }))}
      onItemPress={({ href }) => href && navigate(href)}
    />
  )
}

const Value = ({ of, name, record }: { of: DrawnResource; name: string; record: AnyRecord }) => {
  const field = fieldOf(of, name)
  if (!field) return null
  const { Cell } = viewOf(field)
  return (
    <span>
      <Cell field={field} fieldKey={name} value={record[name]} record={record} states={of.states} />
    </span>
  )
}
