import { contactRecords, customer } from '@bip/contract/resources'
import { Alert, Button, DatePicker, Dialog, SegmentedControl, TextArea, TextField, useToast } from '@bip/design-system'
import { RecordCombo } from '@bip/pickers'
import { apiOf, reasonOf, useDictionary, useHost, useRefresh } from '@bip/records'
import { useAdapter } from '@bip/records/parts'
import { type KeyboardEvent, useId, useState } from 'react'
import { todayIn } from '../../../app/todayIn.ts'
import { daysAfter, type Entry, recordOf, wrongIn } from './entry.ts'
import { Days, Entries, Next } from './quickLog.styles.ts'
import { type QuickLogStart, quickLog } from './quickLog.ts'
import { useQuickLogText } from './useQuickLogText.ts'

const choices = [
  ['days.d1', 1],
  ['days.d3', 3],
  ['days.d7', 7],
  ['days.d14', 14],
] as const

/** The day it is in a zone, `YYYY-MM-DD`. */
/** Notes what was said with a customer and what comes next, over whatever page is on show. */
export const QuickLogDialog = ({ start }: { start: QuickLogStart }) => {
  const { t } = useQuickLogText()
  const { timeZone } = useHost()
  const form = useId()
  const customers = useAdapter(customer.key)
  const { entries: ways } = useDictionary(contactRecords.fields.way.dictionary)
  const log = useLog(start)
  const { entry, change, wrong } = log
  const today = todayIn(timeZone)
  const saveByKey = (event: KeyboardEvent): void => {
    const isSave = (event.ctrlKey || event.metaKey) && (event.key === 'Enter' || event.key.toLowerCase() === 's')
    if (!isSave || event.nativeEvent.isComposing) return
    event.preventDefault()
    void log.save()
  }
  return (
    <Dialog
      isOpen
      title={t('title')}
      onClose={quickLog.close}
      isDirty={log.isDirty}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} isLoading={log.isBusy}>
            {t('save')}
          </Button>
        </>
      )}
    >
      <Entries
        id={form}
        onKeyDown={saveByKey}
        onSubmit={(event) => {
          event.preventDefault()
          void log.save()
        }}
      >
        {log.failure && (
          <Alert tone="danger" title={t('failed')}>
            {log.failure}
          </Alert>
        )}
        <RecordCombo
          label={t('customer')}
          adapter={customers}
          value={entry.customerId}
          sentLabel={entry.customerId === start.customerId ? start.customerName : undefined}
          isRequired
          autoFocus={!start.customerId}
          error={wrong.customer && t('need.customer')}
          onChange={(customerId, choice) => change({ customerId }, choice?.label)}
        />
        {ways && ways.length > 0 && (
          <SegmentedControl
            label={t('way')}
            value={entry.way}
            items={ways.map(({ key, label }) => ({ value: key, label }))}
            onChange={(way) => change({ way })}
          />
        )}
        <TextArea
          label={t('said')}
          hint={t('saidHint')}
          isRequired
          autoFocus={Boolean(start.customerId)}
          value={entry.said}
          error={wrong.said && t('need.said')}
          onChange={(said) => change({ said })}
        />
        <Next>
          <TextField label={t('nextStep')} value={entry.nextStep} onChange={(nextStep) => change({ nextStep })} />
          <DatePicker
            label={t('nextOn')}
            value={entry.nextOn}
            timeZone={timeZone}
            error={wrong.nextOn && t('need.nextOn')}
            onChange={(nextOn) => change({ nextOn })}
          />
        </Next>
        <Days>
          {choices.map(([name, days]) => (
            <Button key={name} size="small" onPress={() => change({ nextOn: daysAfter(today, days) })}>
              {t(name)}
            </Button>
          ))}
        </Days>
      </Entries>
    </Dialog>
  )
}

/** What is typed, what is wrong with it, and its way to the gateway. */
function useLog({ customerId, customerName = '', followsId }: QuickLogStart) {
  const { t } = useQuickLogText()
  const { client } = useHost()
  const refresh = useRefresh()
  const toast = useToast()
  const [first] = useState<Entry>({
    customerId: customerId ?? null,
    way: contactRecords.fields.way.initial,
    said: '',
    nextStep: '',
    nextOn: null,
  })
  const [entry, setEntry] = useState(first)
  const [name, setName] = useState(customerName)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const wrong = wrongIn(entry)

  const save = async (): Promise<void> => {
    setTried(true)
    if (Object.keys(wrong).length > 0 || isBusy) return
    setBusy(true)
    try {
      await apiOf(client, contactRecords).save(recordOf(entry, followsId))
      toast.success(t('saved', { name }))
      quickLog.close()
      await Promise.all([refresh(contactRecords), refresh(customer)])
    } catch (error) {
      setFailure(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }
  return {
    entry,
    wrong: isTried ? wrong : {},
    failure,
    isBusy,
    isDirty: entry !== first,
    change: (part: Partial<Entry>, customerLabel?: string): void => {
      setEntry({ ...entry, ...part })
      if (customerLabel !== undefined) setName(customerLabel)
    },
    save,
  }
}
