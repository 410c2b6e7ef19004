import { Select, TextArea } from '@bip/design-system'
import { useDictionary } from '@bip/records'
import { type ReactNode, useState } from 'react'
import { usePlanText } from './usePlanText.ts'

/** Why an approved plan changes. */
export type Reason = { changeType: string; changeReason: string }

/** The fields that ask why an approved plan changes; `given` answers null, and says what is missing, until both are there. */
export function useReason(last: Reason | null = null): { fields: ReactNode; given: () => Reason | null } {
  const { t } = usePlanText()
  const { entries } = useDictionary('DC_PDP_CHANGE_TYPE')
  const [changeType, setType] = useState<string | null>(last?.changeType ?? 'date')
  const [reason, setReason] = useState(last?.changeReason ?? '')
  const [isAsked, setAsked] = useState(false)
  const changeReason = reason.trim()
  const given = (): Reason | null => {
    setAsked(true)
    return changeType === null || changeReason === '' ? null : { changeType, changeReason }
  }
  const fields = (
    <>
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
    </>
  )
  return { fields, given }
}
