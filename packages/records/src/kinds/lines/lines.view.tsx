import type { LinesField } from '@bip/contract'
import { useText } from '../../host/useText.ts'
import { Blank } from '../Blank.tsx'
import { Muted } from '../parts.styles.ts'
import type { KindView, ViewProps } from '../types.ts'
import { LinesTable } from './LinesTable.tsx'
import { linesOf } from './linesOf.ts'

const Cell = ({ value }: ViewProps<LinesField>) => {
  const { t } = useText()
  const { length } = linesOf(value)
  return length === 0 ? <Blank /> : <Muted>{t('value.lines', { count: length })}</Muted>
}

const Display = ({ field, value }: ViewProps<LinesField>) =>
  linesOf(value).length === 0 ? <Blank /> : <LinesTable field={field} value={value} />

export const linesView: KindView<LinesField> = {
  text: ({ value }, { t }) => {
    const { length } = linesOf(value)
    return length === 0 ? '' : t('value.lines', { count: length })
  },
  align: 'start',
  width: 90,
  span: 'full',
  formSpan: 'full',
  Cell,
  Display,
  Summary: () => null,
}
