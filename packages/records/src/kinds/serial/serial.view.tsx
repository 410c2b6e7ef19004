import type { SerialField } from '@bip/contract'
import { Blank } from '../Blank.tsx'
import { Figures } from '../parts.styles.ts'
import type { KindView, ViewProps } from '../types.ts'

const Value = ({ value }: ViewProps<SerialField>) =>
  typeof value === 'string' && value !== '' ? <Figures>{value}</Figures> : <Blank />

export const serialView: KindView<SerialField> = {
  text: ({ value }) => (typeof value === 'string' ? value : ''),
  isPlain: () => true,

  align: 'start',
  width: 140,
  span: 1,
  formSpan: 1,
  Cell: Value,
  Display: Value,
  Summary: ({ value }) => (typeof value === 'string' ? value : null),
}
