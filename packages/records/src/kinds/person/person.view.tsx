import type { PersonField } from '@bip/contract'
import { Avatar, Tag } from '@bip/design-system'
import { people } from '../../data/people.ts'
import { useLabel, useLabels } from '../../data/useLabels.ts'
import { useText } from '../../host/useText.ts'
import { Blank } from '../Blank.tsx'
import { valuesOf } from '../filterValue.ts'
import { Inline, Tags } from '../parts.styles.ts'
import { sentLabel } from '../reference/reference.view.tsx'
import { SeveralSummary } from '../SeveralSummary.tsx'
import { SeveralCell } from '../several/SeveralCell.tsx'
import { severalText } from '../several/severalText.ts'
import { useNames } from '../several/useNames.ts'
import type { KindView, SummaryProps, ViewProps } from '../types.ts'

const Named = ({ name }: { name: string }) => (
  <Inline>
    <Avatar name={name} size={20} isDecorative />
    <span>{name}</span>
  </Inline>
)

/** A name that did not come along. */
const Asked = ({ id }: { id: string }) => <Named name={useLabel(people, id, undefined)} />

const Value = ({ field, fieldKey, value, record }: ViewProps<PersonField>) => {
  const id = typeof value === 'string' ? value : ''
  const name = sentLabel(record, fieldKey, id)
  if (field.multiple) return <SeveralCell to={people} value={value} record={record} />
  if (id === '') return <Blank />
  return name === undefined ? <Asked id={id} /> : <Named name={name} />
}

const SeveralDisplay = ({ value, record }: ViewProps<PersonField>) => {
  const names = useNames(people, value, record)
  if (names.length === 0) return <Blank />
  return (
    <Tags>
      {names.map(({ id, name }) => (
        <Tag key={id}>{name}</Tag>
      ))}
    </Tags>
  )
}

const Display = (props: ViewProps<PersonField>) => (props.field.multiple ? <SeveralDisplay {...props} /> : <Value {...props} />)

const Summary = ({ value }: SummaryProps<PersonField>) => {
  const { t } = useText()
  const ids = valuesOf(value)
  const labels = useLabels(people, ids)
  return <SeveralSummary names={ids.map((id) => labels.get(id) ?? t('value.empty'))} />
}

export const personView: KindView<PersonField> = {
  text: (cell, words) => {
    const { field, fieldKey, value, record } = cell
    if (field.multiple) return severalText(people, cell, words)
    return typeof value === 'string' && value !== '' ? (sentLabel(record, fieldKey, value) ?? words.nameOf(people, value)) : ''
  },

  align: 'start',
  width: 130,
  span: 1,
  formSpan: 1,
  Cell: Value,
  Display,
  Summary,
}
