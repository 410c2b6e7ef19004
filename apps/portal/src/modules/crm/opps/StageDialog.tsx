import { isEmpty } from '@bip/contract'
import { Button, Dialog, Select, TextArea } from '@bip/design-system'
import { useDictionary } from '@bip/records'
import { useState } from 'react'
import { useOppsText } from './useOppsText.ts'

export type StageAnswer = { stageReason: string; closeReasonId?: string }

export type StageQuestion = {
  /** What is moved, and where to. */
  name: string
  stage: string
  /** It is won or lost there, which has a reason to choose. */
  isClosing: boolean
  /** A text must be given. */
  needsText: boolean
  /** Null where nothing was answered. */
  answer: (given: StageAnswer | null) => void
}

/** Asks why an opportunity enters a stage. */
export const StageDialog = ({ question }: { question: StageQuestion }) => {
  const { t } = useOppsText()
  const { name, stage, isClosing, needsText, answer } = question
  const { entries } = useDictionary('DC_OPPS_CLOSE_REASON')
  const [text, setText] = useState('')
  const [closeReason, setCloseReason] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const isTextMissing = needsText && isEmpty(text.trim())
  const isReasonMissing = isClosing && closeReason === null
  const submit = (): void => {
    setAsked(true)
    if (isTextMissing || isReasonMissing) return
    answer({ stageReason: text.trim(), ...(closeReason !== null && { closeReasonId: closeReason }) })
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('ask.title', { stage })}
      onClose={() => answer(null)}
      isDirty={text !== ''}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('ask.cancel')}</Button>
          <Button variant="primary" onPress={submit}>
            {t('ask.move')}
          </Button>
        </>
      )}
    >
      <p>{name}</p>
      {isClosing && (
        <Select
          label={t('ask.closeReason')}
          isRequired
          options={entries?.map(({ key, label }) => ({ value: key, label })) ?? []}
          value={closeReason}
          onChange={setCloseReason}
          error={isAsked && isReasonMissing ? t('ask.choose') : undefined}
        />
      )}
      <TextArea
        label={t('ask.reason')}
        isRequired={needsText}
        maxLength={500}
        value={text}
        onChange={setText}
        error={isAsked && isTextMissing ? t('ask.write') : undefined}
      />
    </Dialog>
  )
}
