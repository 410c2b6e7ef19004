import type { NumberField } from '@bip/contract'
import { decimalText, trimZeros, useFigures } from '../../fields/useFigures.ts'
import { useText } from '../../host/useText.ts'
import { Blank } from '../Blank.tsx'
import { Figures, Unit } from '../parts.styles.ts'
import { RangeSummary } from '../RangeSummary.tsx'
import type { KindView, SummaryProps, ViewProps } from '../types.ts'

const Value = ({ field, value }: ViewProps<NumberField>) => {
  const { say } = useText()
  const figures = useFigures()
  const number = decimalText(value)
  if (number === null) return <Blank />
  return (
    <Figures>
      {figures(trimZeros(number, 0))}
      {field.unit && <Unit>{say(field.unit)}</Unit>}
    </Figures>
  )
}

const Summary = ({ value }: SummaryProps<NumberField>) => {
  const figures = useFigures()
  return <RangeSummary value={value} format={figures} />
}

export const numberView: KindView<NumberField> = {
  text: ({ field, value }, { figures, say }) => {
    const number = decimalText(value)
    if (number === null) return ''
    return field.unit ? `${figures(trimZeros(number, 0))} ${say(field.unit)}` : figures(trimZeros(number, 0))
  },
  isPlain: ({ unit }) => unit === undefined,

  align: 'end',
  width: 100,
  span: 1,
  formSpan: 1,
  Cell: Value,
  Display: Value,
  Summary,
}
