import type { MoneyField } from '@bip/contract'
import { decimalText, trimZeros, useFigures } from '../../fields/useFigures.ts'
import { Blank } from '../Blank.tsx'
import { Figures } from '../parts.styles.ts'
import { RangeSummary } from '../RangeSummary.tsx'
import type { KindView, SummaryProps, ValueTexts, ViewProps } from '../types.ts'
import { currencySign } from './currencySign.ts'

/** Amounts always show two decimals, and more only where they carry something. */
const amountIn = (value: unknown, figures: ValueTexts['figures']): string => {
  const amount = decimalText(value)
  return amount === null ? '' : figures(trimZeros(amount, 2), 2)
}

const Cell = ({ value }: ViewProps<MoneyField>) => {
  const amount = amountIn(value, useFigures())
  return amount === '' ? <Blank /> : <Figures>{amount}</Figures>
}

const Display = ({ field, value, record }: ViewProps<MoneyField>) => {
  const amount = amountIn(value, useFigures())
  if (amount === '') return <Blank />
  return (
    <Figures>
      {currencySign(field, record)} {amount}
    </Figures>
  )
}

const Summary = ({ value }: SummaryProps<MoneyField>) => {
  const figures = useFigures()
  return <RangeSummary value={value} format={(bound) => figures(bound)} />
}

export const moneyView: KindView<MoneyField> = {
  text: ({ value }, { figures }) => amountIn(value, figures),
  isPlain: () => true,
  align: 'end',
  width: 130,
  span: 1,
  formSpan: 1,
  Cell,
  Display,
  Summary,
}
