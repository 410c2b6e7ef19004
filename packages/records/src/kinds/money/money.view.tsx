import type { MoneyField } from '@bip/contract'
import { Blank } from '../Blank.tsx'
import { Figures } from '../parts.styles.ts'
import { RangeSummary } from '../RangeSummary.tsx'
import type { KindView, SummaryProps, ViewProps } from '../types.ts'
import { decimalText, trimZeros, useFigures } from '../useFigures.ts'
import { currencySign } from './currencySign.ts'

/** Amounts always show two decimals, and more only where they carry something. */
const Cell = ({ value }: ViewProps<MoneyField>) => {
  const figures = useFigures()
  const amount = decimalText(value)
  return amount === null ? <Blank /> : <Figures>{figures(trimZeros(amount, 2), 2)}</Figures>
}

const Display = ({ field, value, record }: ViewProps<MoneyField>) => {
  const figures = useFigures()
  const amount = decimalText(value)
  if (amount === null) return <Blank />
  return (
    <Figures>
      {currencySign(field, record)} {figures(trimZeros(amount, 2), 2)}
    </Figures>
  )
}

const Summary = ({ value }: SummaryProps<MoneyField>) => {
  const figures = useFigures()
  return <RangeSummary value={value} format={(bound) => figures(bound)} />
}

export const moneyView: KindView<MoneyField> = { align: 'end', width: 130, span: 1, formSpan: 1, Cell, Display, Summary }
