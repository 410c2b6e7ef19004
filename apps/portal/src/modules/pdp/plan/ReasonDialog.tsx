import { Button, Dialog } from '@bip/design-system'
import { usePlanText } from './usePlanText.ts'
import { type Reason, useReason } from './useReason.tsx'

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
  const { fields, given } = useReason(last)
  const submit = (): void => {
    const reason = given()
    if (reason) answer(reason)
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
      {fields}
    </Dialog>
  )
}
