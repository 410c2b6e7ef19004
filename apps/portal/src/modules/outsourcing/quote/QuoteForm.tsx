import type { SupplierAnswer, SupplierQuote } from '@bip/contract'
import { Alert, Button, confirm, DatePicker, NumberField, TextArea, TextField, useLocale } from '@bip/design-system'
import { useState } from 'react'
import { useOutsourcingText } from '../useOutsourcingText.ts'
import { QuoteLines } from './QuoteLines.tsx'
import { Fields, Foot, Terms } from './quote.styles.ts'

type QuoteFormProps = {
  quote: SupplierQuote
  /** Sends an answer; throws what the gateway says against it. */
  onSend: (answer: SupplierAnswer) => Promise<void>
}

/** What is asked of a supplier, and its answer; only read once the enquiry has ended. What was typed stays when sending fails. */
export const QuoteForm = ({ quote, onSend }: QuoteFormProps) => {
  const { t } = useOutsourcingText()
  const { formatDate } = useLocale()
  const { version, taxRate, validTo, paymentTerms, contactName, contactPhone, remark, lines } = quote
  const [answer, setAnswer] = useState<SupplierAnswer>({
    ...{ version, taxRate, validTo, paymentTerms, contactName, contactPhone, remark },
    lines: lines.map(({ price, leadDays, remark }) => ({ price, leadDays, remark })),
  })
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const change = (part: Partial<SupplierAnswer>): void => setAnswer((before) => ({ ...before, ...part }))
  const hasOffered = quote.status === 'offered'

  const send = async (isDeclined: boolean): Promise<void> => {
    if (!isDeclined && answer.lines.some(({ price }) => price === null)) return setProblem(t('quote.missing'))
    if (isDeclined && !(await confirm({ title: t('quote.decline'), message: t('quote.declineConfirm'), tone: 'danger' }))) return
    setBusy(true)
    setProblem(undefined)
    try {
      await onSend({ ...answer, isDeclined })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  const field = { isReadOnly: !quote.isOpen }
  return (
    <>
      <strong>{t('quote.greeting', { supplier: quote.supplierName })}</strong>
      <p>{t(aboutOf(quote), { buyer: quote.buyerName, day: formatDate(quote.replyBy) })}</p>
      {quote.neededOn && <p>{t('quote.neededOn', { day: formatDate(quote.neededOn) })}</p>}
      {quote.terms && (
        <Terms aria-label={t('quote.terms')}>
          <strong>{t('quote.terms')}</strong>
          <p>{quote.terms}</p>
        </Terms>
      )}
      {hasOffered && quote.isOpen && <Alert tone="success">{t('quote.sent')}</Alert>}
      <QuoteLines quote={quote} lines={answer.lines} onChange={(lines) => change({ lines })} />
      <Fields>
        <NumberField
          label={t('quote.taxRate')}
          value={answer.taxRate}
          min="0"
          max="100"
          precision={2}
          onChange={(taxRate) => change({ taxRate: taxRate ?? '0' })}
          {...field}
        />
        <DatePicker label={t('quote.validTo')} value={answer.validTo} onChange={(validTo) => change({ validTo })} {...field} />
        <TextField
          label={t('quote.paymentTerms')}
          value={answer.paymentTerms}
          maxLength={200}
          onChange={(paymentTerms) => change({ paymentTerms })}
          {...field}
        />
        <TextField
          label={t('quote.contactName')}
          value={answer.contactName}
          maxLength={60}
          autoComplete="name"
          onChange={(contactName) => change({ contactName })}
          {...field}
        />
        <TextField
          label={t('quote.contactPhone')}
          value={answer.contactPhone}
          maxLength={30}
          type="tel"
          autoComplete="tel"
          onChange={(contactPhone) => change({ contactPhone })}
          {...field}
        />
      </Fields>
      <TextArea
        label={t('quote.remark')}
        value={answer.remark}
        maxLength={1000}
        onChange={(remark) => change({ remark })}
        {...field}
      />
      {problem && <Alert tone="danger">{problem}</Alert>}
      {quote.isOpen && (
        <Foot>
          <Button variant="danger" isDisabled={isBusy} onPress={() => void send(true)}>
            {t('quote.decline')}
          </Button>
          <Button variant="primary" isLoading={isBusy} onPress={() => void send(false)}>
            {t(hasOffered ? 'quote.resubmit' : 'quote.submit')}
          </Button>
        </Foot>
      )}
    </>
  )
}

function aboutOf({ isOpen, status }: SupplierQuote) {
  if (isOpen) return 'quote.about'
  if (status === 'awarded') return 'quote.about_awarded'
  if (status === 'lost') return 'quote.about_lost'
  return status === 'declined' ? 'quote.about_declined' : 'quote.about_closed'
}
