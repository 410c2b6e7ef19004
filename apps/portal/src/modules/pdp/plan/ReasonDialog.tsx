import { Button, Dialog, Select, TextArea } from '@bip/design-system'
import { useDictionary } from '@bip/records'
import { useState } from 'react'
import { usePlanText } from './usePlanText.ts'

export type Reason = { changeType: string; changeReason: string }

export type ReasonQuestion = {
  /** How many approved items change. */
  count: number
  /** What was said last. */
  last: Reason | null
  /** Null where nothing was answered. */
  answer: (given: Reason | null) => void
}

/** Asks why an approved plan changes. */
export const ReasonDialog = ({ question: { count, last, answer } }: { question: ReasonQuestion }) => {
  const { t } = usePlanText()
  const { entries } = useDictionary('DC_PDP_CHANGE_TYPE')
  const [changeType, setType] = useState<string | null>(last?.changeType ?? 'date')
  const [reason, setReason] = useState(last?.changeReason ?? '')
  const [isAsked, setAsked] = useState(false)
  const changeReason = reason.trim()
  const submit = (): void => {
    setAsked(true)
    if (changeType !== null && changeReason !== '') answer({ changeType, changeReason })
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('ask.title')}
      onClose={() => answer(null)}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('ask.cancel')}</Button>
          <Button variant="primary" onPress={submit}>
            {t('ask.apply')}
          </Button>
        </>
      )}
    >
      <p>{t('ask.hint', { count })}</p>
      <Select
        label={t('ask.type')}
        isRequired
        options={entries?.map(({ key, label }) => ({ value: key, label })) ?? []}
        value={changeType}
        onChange={setType}
        error={isAsked && changeType === null ? t('ask.choose') : undefined}
      />
      <TextArea
        label={t('ask.reason')}
        isRequired
        maxLength={500}
        value={reason}
        onChange={setReason}
        error={isAsked && changeReason === '' ? t('ask.write') : undefined}
      />
    </Dialog>
  )
}
