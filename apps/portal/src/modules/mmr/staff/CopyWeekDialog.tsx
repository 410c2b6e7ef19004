import { dayNumber, dayText } from '@bip/contract/calendar'
import { staffCalendarCalls, type WeekCopy } from '@bip/contract/resources'
import { Alert, Button, DatePicker, Dialog, useToast } from '@bip/design-system'
import { reasonOf, useHost } from '@bip/records'
import { useState } from 'react'
import { GridPage } from '../../grid.styles.ts'
import { mondayOf } from './calendar.ts'
import { useStaffText } from './useStaffText.ts'

type Props = { start: string; userIds: string[]; onClose: () => void; onStored: () => void }

/** A week of the people on show is laid down again in another one. */
export const CopyWeekDialog = ({ start, userIds, onClose, onStored }: Props) => {
  const { t } = useStaffText()
  const { client } = useHost()
  const toast = useToast()
  const [from, setFrom] = useState(mondayOf(start))
  const [to, setTo] = useState(dayText(dayNumber(mondayOf(start)) + 7))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const copy = async (): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      const body: WeekCopy = { from, to, userIds }
      const { count } = await client.request<{ count: number }>({
        method: 'POST',
        path: staffCalendarCalls.copyWeek,
        body,
        silent: true,
      })
      toast.success(t('week.done', { count }))
      onStored()
    } catch (error) {
      setFailure(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }
  const isSame = from === to
  return (
    <Dialog
      isOpen
      size="small"
      title={t('week.title')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('fill.cancel')}</Button>
          <Button variant="primary" isLoading={isBusy} isDisabled={isSame} onPress={() => void copy()}>
            {t('week.copy')}
          </Button>
        </>
      }
    >
      <GridPage>
        {failure && (
          <Alert tone="danger" title={t('week.failed')}>
            {failure}
          </Alert>
        )}
        <DatePicker label={t('week.from')} value={from} onChange={(day) => day && setFrom(mondayOf(day))} />
        <DatePicker
          label={t('week.to')}
          value={to}
          error={isSame ? t('week.same') : undefined}
          onChange={(day) => day && setTo(mondayOf(day))}
        />
        <span>{t('week.who', { count: userIds.length })}</span>
      </GridPage>
    </Dialog>
  )
}
