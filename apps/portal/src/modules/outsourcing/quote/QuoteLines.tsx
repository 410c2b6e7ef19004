import type { SupplierAnswer, SupplierQuote } from '@bip/contract'
import { NumberField, TextField } from '@bip/design-system'
import { trimZeros, useFigures } from '@bip/records'
import Big from 'big.js'
import { useOutsourcingText } from '../useOutsourcingText.ts'
import { Line, Lines, Requirement, Total, Work } from './quote.styles.ts'

type Answers = SupplierAnswer['lines']
type QuoteLinesProps = { quote: SupplierQuote; lines: Answers; onChange: (lines: Answers) => void }

/** Each line with what is asked, and the fields for what it costs; one below the other on a phone. */
export const QuoteLines = ({ quote, lines, onChange }: QuoteLinesProps) => {
  const { t } = useOutsourcingText()
  const figures = useFigures()
  const change = (index: number, part: Partial<Answers[number]>): void =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...part } : line)))
  const amounts = quote.lines.map(({ quantity }, at) => amountOf(quantity, lines[at]?.price ?? null))
  const total = amounts.reduce((sum, amount) => sum.plus(amount ?? 0), Big(0)).toFixed(2)
  return (
    <Lines aria-label={t('quote.lines')}>
      {quote.lines.map((asked, at) => {
        const line = lines[at]
        const of = (what: string): string => t('quote.lineOf', { line: at + 1, what })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          <Line key={at}>
            <Work>
              <strong>{`${at + 1}. ${asked.technology}`}</strong>
              {asked.material && <span>{asked.material}</span>}
              {asked.requirement && <Requirement>{asked.requirement}</Requirement>}
              <span>{`${figures(trimZeros(asked.quantity, 0))} ${asked.unit}`}</span>
            </Work>
            <NumberField
              label={t('quote.price', { currency: quote.currency })}
              aria-label={of(t('quote.price', { currency: quote.currency }))}
              value={line?.price ?? null}
              min="0"
              precision={4}
              isRequired
              isReadOnly={!quote.isOpen}
              align="end"
              onChange={(price) => change(at, { price })}
            />
            <NumberField
              label={t('quote.leadDays')}
              aria-label={of(t('quote.leadDays'))}
              value={line?.leadDays ?? null}
              min="0"
              max="365"
              precision={0}
              isReadOnly={!quote.isOpen}
              align="end"
              onChange={(leadDays) => change(at, { leadDays })}
            />
            <TextField
              label={t('quote.remark')}
              aria-label={of(t('quote.remark'))}
              value={line?.remark ?? ''}
              maxLength={200}
              isReadOnly={!quote.isOpen}
              onChange={(remark) => change(at, { remark })}
            />
            <Total>{amounts[at] ? figures(amounts[at]) : '–'}</Total>
          </Line>
        )
      })}
      <Line data-total="">
        <Work>
          <strong>{t('quote.total')}</strong>
        </Work>
        <Total>{`${figures(total)} ${quote.currency}`}</Total>
      </Line>
    </Lines>
  )
}

const amountOf = (quantity: string, price: string | null): string | null =>
  price === null ? null : Big(quantity).times(price).round(2, Big.roundHalfUp).toFixed(2)
