import type { AnyRecord, ReferenceField } from '@bip/contract'
import { Link, Tag } from '@bip/design-system'
import { useLabel, useLabels } from '../../data/useLabels.ts'
import { mayUse } from '../../host/may.ts'
import { useHost } from '../../host/RecordsProvider.tsx'
import { useResource } from '../../host/resources.ts'
import { useText } from '../../host/useText.ts'
import { Blank } from '../Blank.tsx'
import { valuesOf } from '../filterValue.ts'
import { OneLine, Tags } from '../parts.styles.ts'
import { SeveralSummary } from '../SeveralSummary.tsx'
import { SeveralCell } from '../several/SeveralCell.tsx'
import { severalText } from '../several/severalText.ts'
import { useNames } from '../several/useNames.ts'
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
  if (field.multiple) return <SeveralCell to={field.to} value={value} record={record} />
  if (id === '') return <Blank />
  return name === undefined ? <Asked to={field.to} id={id} /> : <OneLine title={name}>{name}</OneLine>
}

/** The name of a record as the way to it, where the reader may see it. */
const Named = ({ to, id, name }: { to: string; id: string; name: string }) => {
  const host = useHost()
  const core = useResource(to)
  if (!core?.calls.detail || !mayUse(host, core, 'view')) return name
  return (
    <Link href={host.detailPath(core, id)} onPress={() => host.openRecord(core, id)}>
      {name}
    </Link>
  )
}

const OneDisplay = ({ field, fieldKey, value, record }: ViewProps<ReferenceField>) => {
  const id = typeof value === 'string' ? value : ''
  const name = useLabel(field.to, id, sentLabel(record, fieldKey, id))
  return id === '' ? <Blank /> : <Named to={field.to} id={id} name={name} />
}

const SeveralDisplay = ({ field, value, record }: ViewProps<ReferenceField>) => {
  const names = useNames(field.to, value, record)
  if (names.length === 0) return <Blank />
  return (
    <Tags>
      {names.map(({ id, name }) => (
        <Tag key={id}>
          <Named to={field.to} id={id} name={name} />
        </Tag>
      ))}
    </Tags>
  )
}

const Display = (props: ViewProps<ReferenceField>) =>
  props.field.multiple ? <SeveralDisplay {...props} /> : <OneDisplay {...props} />

const Summary = ({ field, value }: SummaryProps<ReferenceField>) => {
  const { t } = useText()
  const ids = valuesOf(value)
  const labels = useLabels(field.to, ids)
  return <SeveralSummary names={ids.map((id) => labels.get(id) ?? t('value.empty'))} />
}

export const referenceView: KindView<ReferenceField> = {
  text: (cell, words) => {
    const { field, fieldKey, value, record } = cell
    if (field.multiple) return severalText(field.to, cell, words)
    return typeof value === 'string' && value !== '' ? (sentLabel(record, fieldKey, value) ?? words.nameOf(field.to, value)) : ''
  },

  align: 'start',
  width: 180,
  span: 1,
  formSpan: 1,
  Cell,
  Display,
  Summary,
}
