import type { TextField } from '@bip/contract'
import { Link } from '@bip/design-system'
import { Blank } from '../Blank.tsx'
import { Figures, OneLine } from '../parts.styles.ts'
import type { KindView, ViewProps } from '../types.ts'

const isCalled = ({ format }: TextField): boolean => format === 'phone' || format === 'telephone'
const webAddress = /^https?:\/\//i

const Cell = ({ value, field }: ViewProps<TextField>) => {
  if (typeof value !== 'string' || value === '') return <Blank />
  return <OneLine title={value}>{isCalled(field) ? <Figures>{value}</Figures> : value}</OneLine>
}

const Display = ({ value, field }: ViewProps<TextField>) => {
  if (typeof value !== 'string' || value === '') return <Blank />
  if (field.format === 'url' && webAddress.test(value))
    return (
      <Link href={value} target="_blank">
        {value}
      </Link>
    )
  if (field.format === 'email') return <Link href={`mailto:${value}`}>{value}</Link>
  return isCalled(field) ? <Link href={`tel:${value}`}>{value}</Link> : value
}

export const textView: KindView<TextField> = {
  text: ({ value }) => (typeof value === 'string' ? value : ''),
  isPlain: () => true,

  align: 'start',
  width: 180,
  span: 1,
  formSpan: 1,
  Cell,
  Display,
  Summary: ({ value }) => (typeof value === 'string' ? value : null),
}
