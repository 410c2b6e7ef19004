import type { BooleanField } from '@bip/contract'
import { Check } from '@bip/design-system/icons'
import styled from 'styled-components'
import { useText } from '../../host/useText.ts'
import { Blank } from '../Blank.tsx'
import { valuesOf } from '../filterValue.ts'
import { Faint, Inline } from '../parts.styles.ts'
import { SeveralSummary } from '../SeveralSummary.tsx'
import type { KindView, SummaryProps, ViewProps } from '../types.ts'

const Mark = styled(Check)`
  color: var(--success);
`

const Cell = ({ value }: ViewProps<BooleanField>) => {
  const { t } = useText()
  if (value !== true && value !== false) return <Blank />
  if (!value) return <Faint>{t('value.no')}</Faint>
  return (
    <Inline>
      <Mark size={16} aria-hidden />
      <span>{t('value.yes')}</span>
    </Inline>
  )
}

const Summary = ({ value }: SummaryProps<BooleanField>) => {
  const { t } = useText()
  return <SeveralSummary names={valuesOf(value).map((one) => t(one === 'true' ? 'value.yes' : 'value.no'))} />
}

export const booleanView: KindView<BooleanField> = {
  text: ({ value }, { t }) => (typeof value === 'boolean' ? t(value ? 'value.yes' : 'value.no') : ''),

  align: 'start',
  width: 90,
  span: 1,
  formSpan: 1,
  Cell,
  Display: Cell,
  Summary,
}
