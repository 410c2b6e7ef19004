import { type ScheduleBar, type SplitAnswer, scheduleCalls } from '@bip/contract/resources'
import { Button, Dialog, TextField, useToast } from '@bip/design-system'
import { reasonOf, useHost } from '@bip/records'
import { useState } from 'react'
import { useScheduleText } from './useScheduleText.ts'

type Props = { bar: ScheduleBar; onClose: () => void; onDone: () => void }

/** Asks how many pieces of an item become an item of their own. */
export const SplitDialog = ({ bar, onClose, onDone }: Props) => {
  const { t } = useScheduleText()
  const { client } = useHost()
  const toast = useToast()
  const whole = Number(bar.quantity)
  const [quantity, setQuantity] = useState(String(Math.floor(whole / 2) || whole / 2))
  const [isBusy, setBusy] = useState(false)
  const isRight = /^\d{1,12}(\.\d{1,4})?$/.test(quantity) && Number(quantity) > 0 && Number(quantity) < whole
  const split = async (): Promise<void> => {
    if (!isRight) return
    setBusy(true)
    try {
      const body = { operationId: bar.operationId, quantity }
      const { late } = await client.request<SplitAnswer>({ method: 'POST', path: scheduleCalls.split, body, silent: true })
      toast.success(
        [t('split.done'), ...late.slice(0, 3).map(({ billNo, days }) => t('late', { order: billNo, days }))].join(' '),
      )
      onDone()
      onClose()
    } catch (error) {
      toast.error(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      title={t('split.title', { item: bar.itemNo })}
      onClose={onClose}
      footer={
        <Button variant="primary" isLoading={isBusy} isDisabled={!isRight} onPress={() => void split()}>
          {t('split.button')}
        </Button>
      }
    >
      <p>{t('split.hint')}</p>
      <TextField
        label={t('split.quantity')}
        inputMode="decimal"
        value={quantity}
        onChange={setQuantity}
        onEnter={() => void split()}
        error={isRight ? undefined : t('split.wrong', { quantity: String(whole) })}
      />
    </Dialog>
  )
}
