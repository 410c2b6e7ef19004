import { type AnyRecord, type Core, stateField } from '@bip/contract'
import { List } from '@bip/design-system'
import { fieldOf, viewOf } from '@bip/records'
import { useNavigate } from 'react-router-dom'
import { detailPath } from '../../modules/paths.ts'
import { Facts } from './cards.styles.ts'

type CardRowsProps = { label: string; core: Core; shows: readonly string[]; records: readonly AnyRecord[] }

/** The first rows of a card, each with a few of its fields, leading to its page. */
export const CardRows = ({ label, core, shows, records }: CardRowsProps) => {
  const navigate = useNavigate()
  const state = stateField(core)
  const facts = shows.filter((key) => key !== state)
  return (
    <List
      label={label}
      hasDividers={false}
      items={records.map((record) => ({
        key: record.id,
        title: String(record[core.display] ?? record.id),
        description: (
          <Facts>
            {facts.map((key) => (
              <Value key={key} core={core} name={key} record={record} />
            ))}
          </Facts>
        ),
        extra: state && shows.includes(state) && <Value core={core} name={state} record={record} />,
        href: core.calls.detail ? detailPath(core, record.id) : undefined,
      }))}
      onItemPress={({ href }) => href && navigate(href)}
    />
  )
}

const Value = ({ core, name, record }: { core: Core; name: string; record: AnyRecord }) => {
  const field = fieldOf(core, name)
  if (!field) return null
  const { Cell } = viewOf(field)
  return (
    <span>
      <Cell field={field} fieldKey={name} value={record[name]} record={record} states={core.states} />
    </span>
  )
}
