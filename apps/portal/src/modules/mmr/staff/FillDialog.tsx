import { type CalendarStation, staffSchedule } from '@bip/contract/resources'
import { Alert, Button, Dialog, NumberField, Select, Switch, useToast } from '@bip/design-system'
import { RecordCombo } from '@bip/pickers'
import { apiOf, reasonOf, useDictionary, useHost } from '@bip/records'
import { useAdapter } from '@bip/records/parts'
import { useState } from 'react'
import { GridPage } from '../../grid.styles.ts'
import { lacking, openDays, type PersonRow } from './calendar.ts'
import { StationDemands } from './StationDemands.tsx'
import { useStaffText } from './useStaffText.ts'

export type Filling = { row: PersonRow; span: readonly [number, number] }
type Props = {
  filling: Filling
  days: readonly string[]
  freeDays: ReadonlySet<string>
  /** Stations that ask for something of whoever works there. */
  stations: readonly CalendarStation[]
  onClose: () => void
  onStored: () => void
}

/** Puts a person onto a plan order for the days that were chosen: all of them or none. */
export const FillDialog = ({ filling: { row, span }, days, freeDays, stations, onClose, onStored }: Props) => {
  const { t } = useStaffText()
  const { client } = useHost()
  const toast = useToast()
  const adapter = useAdapter('planOrder')
  const places = useAdapter('planStation')
  const { entries = [] } = useDictionary('DC_MMR_SHIFT')
  const [stationId, setStation] = useState<string | null>(null)
  const [planOrderId, setPlanOrder] = useState<string | null>(null)
  const [shift, setShift] = useState<string | null>('day')
  const [hours, setHours] = useState<string | null>('8.0')
  const [isSkipping, setSkipping] = useState(true)
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const open = openDays(row, span, { days, freeDays, shift: shift ?? 'day', isSkipping })
  const station = stations.find(({ id }) => id === stationId)
  const store = async (): Promise<void> => {
    setAsked(true)
    if (!planOrderId || open.length === 0) return
    setBusy(true)
    setFailure(undefined)
    try {
      const rows = open.map((workDate) => ({ userId: row.person.id, workDate, shift, planOrderId, stationId, hours }))
      const wrong = (await apiOf(client, staffSchedule).saveList(rows)).find(({ ok }) => !ok)
      if (wrong) return setFailure(wrong.msg)
      toast.success(t('fill.done', { count: open.length }))
      onStored()
    } catch (error) {
      setFailure(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('fill.title', { name: row.person.name })}
      onClose={onClose}
      isDirty={planOrderId !== null}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('fill.cancel')}</Button>
          <Button variant="primary" isLoading={isBusy} isDisabled={open.length === 0} onPress={() => void store()}>
            {t('fill.save')}
          </Button>
        </>
      )}
    >
      <GridPage>
        <span>{t('fill.range', { from: days[span[0]] ?? '', to: days[span[1]] ?? '' })}</span>
        {failure && (
          <Alert tone="danger" title={t('fill.failed')}>
            {failure}
          </Alert>
        )}
        <RecordCombo
          label={t('fill.order')}
          adapter={adapter}
          value={planOrderId}
          isRequired
          autoFocus
          error={isAsked && !planOrderId ? t('fill.choose') : undefined}
          onChange={setPlanOrder}
        />
        <RecordCombo label={t('fill.station')} adapter={places} value={stationId} onChange={setStation} />
        {station && <StationDemands station={station} lacks={lacking(row.person, station, open)} name={row.person.name} />}
        <Select
          label={t('fill.shift')}
          options={entries.map(({ key, label }) => ({ value: key, label }))}
          value={shift}
          onChange={setShift}
        />
        <NumberField label={t('fill.hours')} value={hours} onChange={setHours} />
        <Switch label={t('fill.skip')} value={isSkipping} onChange={setSkipping} />
        <span aria-live="polite">{open.length > 0 ? t('fill.count', { count: open.length }) : t('fill.none')}</span>
      </GridPage>
    </Dialog>
  )
}
