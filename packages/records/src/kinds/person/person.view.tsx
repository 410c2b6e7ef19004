import type { PersonField } from '@bip/contract'
import { Avatar } from '@bip/design-system'
import { useLabel, useLabels } from '../../data/useLabels.ts'
import { useText } from '../../host/useText.ts'
import { Blank } from '../Blank.tsx'
import { valuesOf } from '../filterValue.ts'
import { Inline } from '../parts.styles.ts'
import { sentLabel } from '../reference/reference.view.tsx'
import { SeveralSummary } from '../SeveralSummary.tsx'
import type { KindView, SummaryProps, ViewProps } from '../types.ts'
import { people } from './people.ts'

const Named = ({ name }: { name: string }) => (
  <Inline>
    <Avatar name={name} size={20} isDecorative />
    <span>{name}</span>
  </Inline>
)

/** A name that did not come along. */
const Asked = ({ id }: { id: string }) => <Named name={useLabel(people, id, undefined)} />

const Value = ({ fieldKey, value, record }: ViewProps<PersonField>) => {
  const id = typeof value === 'string' ? value : ''
  const name = sentLabel(record, fieldKey, id)
  if (id === '') return <Blank />
  return name === undefined ? <Asked id={id} /> : <Named name={name} />
}

const Summary = ({ value }: SummaryProps<PersonField>) => {
  const { t } = useText()
  const ids = valuesOf(value)
  const labels = useLabels(people, ids)
  return <SeveralSummary names={ids.map((id) => labels.get(id) ?? t('value.empty'))} />
}

export const personView: KindView<PersonField> = {
  text: ({ fieldKey, value, record }, { nameOf }) =>
    typeof value === 'string' && value !== '' ? (sentLabel(record, fieldKey, value) ?? nameOf(people, value)) : '',

  align: 'start',
  width: 130,
  span: 1,
  formSpan: 1,
  Cell: Value,
  Display: Value,
  Summary,
}
