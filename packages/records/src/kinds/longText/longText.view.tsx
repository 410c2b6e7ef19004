import type { LongTextField } from '@bip/contract'
import { Blank } from '../Blank.tsx'
import { OneLine, Prose } from '../parts.styles.ts'
import type { KindView, ViewProps } from '../types.ts'

const Cell = ({ value }: ViewProps<LongTextField>) =>
  typeof value === 'string' && value !== '' ? <OneLine title={value}>{value}</OneLine> : <Blank />

const Display = ({ value }: ViewProps<LongTextField>) =>
  typeof value === 'string' && value !== '' ? <Prose>{value}</Prose> : <Blank />

export const longTextView: KindView<LongTextField> = {
  text: ({ value }) => (typeof value === 'string' ? value : ''),
  isPlain: () => true,

  align: 'start',
  width: 240,
  span: 'full',
  formSpan: 2,
  Cell,
  Display,
  Summary: ({ value }) => (typeof value === 'string' ? value : null),
}
