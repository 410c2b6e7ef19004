import type { AnyRecord, ReferenceField } from '@bip/contract'
import { Link } from '@bip/design-system'
import { mayUse } from '../../actions/may.ts'
import { useLabel, useLabels } from '../../data/useLabels.ts'
import { useHost } from '../../host/RecordsProvider.tsx'
import { useResource } from '../../host/resources.ts'
import { useText } from '../../host/useText.ts'
import { Blank } from '../Blank.tsx'
import { valuesOf } from '../filterValue.ts'
import { OneLine } from '../parts.styles.ts'
import { SeveralSummary } from '../SeveralSummary.tsx'
import type { KindView, SummaryProps, ViewProps } from '../types.ts'

/** What the gateway called the referred record when it answered: by field, or by id. */
export const sentLabel = (record: Partial<AnyRecord>, fieldKey: string, id: string): string | undefined =>
  record._labels?.[fieldKey] ?? record._labels?.[id]

/** A name that did not come along. */
const Asked = ({ to, id }: { to: string; id: string }) => {
  const name = useLabel(to, id, undefined)
  return <OneLine title={name}>{name}</OneLine>
}

const Cell = ({ field, fieldKey, value, record }: ViewProps<ReferenceField>) => {
  const id = typeof value === 'string' ? value : ''
  const name = sentLabel(record, fieldKey, id)
  if (id === '') return <Blank />
  return name === undefined ? <Asked to={field.to} id={id} /> : <OneLine title={name}>{name}</OneLine>
}

const Display = ({ field, fieldKey, value, record }: ViewProps<ReferenceField>) => {
  const host = useHost()
  const core = useResource(field.to)
  const id = typeof value === 'string' ? value : ''
  const name = useLabel(field.to, id, sentLabel(record, fieldKey, id))
  if (id === '') return <Blank />
  if (!core?.calls.detail || !mayUse(host, core, 'view')) return name
  return (
    <Link href={host.detailPath(core, id)} onPress={() => host.openRecord(core, id)}>
      {name}
    </Link>
  )
}

const Summary = ({ field, value }: SummaryProps<ReferenceField>) => {
  const { t } = useText()
  const ids = valuesOf(value)
  const labels = useLabels(field.to, ids)
  return <SeveralSummary names={ids.map((id) => labels.get(id) ?? t('value.empty'))} />
}

export const referenceView: KindView<ReferenceField> = {
  text: ({ field, fieldKey, value, record }, { nameOf }) =>
    typeof value === 'string' && value !== '' ? (sentLabel(record, fieldKey, value) ?? nameOf(field.to, value)) : '',

  align: 'start',
  width: 180,
  span: 1,
  formSpan: 1,
  Cell,
  Display,
  Summary,
}
