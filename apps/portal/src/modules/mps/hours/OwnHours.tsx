import type { HoursDesk, HoursOperation } from '@bip/contract/resources'
import { Button, NumberField, SearchField, TextField, useToast } from '@bip/design-system'
import { useState } from 'react'
import { Foot, Own } from './hours.styles.ts'
import { Requirements } from './Requirements.tsx'
import type { HoursDeskState } from './useHoursDesk.ts'
import { useHoursText } from './useHoursText.ts'

type Props = { desk: HoursDesk; state: HoursDeskState }

const steps = ['0.5', '1', '2', '4', '8'] as const
/** Operations that a phone shows; the search finds the others. */
const maxShown = 30

/** One's own hours, with the thumb: choose what one worked on, say how long, and how many pieces came of it. */
export const OwnHours = ({ desk, state }: Props) => {
  const { t } = useHoursText()
  const toast = useToast()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<HoursOperation | null>(null)
  const [hours, setHours] = useState<string | null>(null)
  const [good, setGood] = useState<string | null>(null)
  const [scrap, setScrap] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const me = desk.people.find(({ id }) => id === desk.me)
  if (!me) return null
  const words = search.trim().toLowerCase()
  const found = desk.operations.filter(({ processName, itemNo, materialName }) =>
    `${processName} ${itemNo} ${materialName}`.toLowerCase().includes(words),
  )
  const worked = Number(hours ?? 0)
  const isTooLong = worked + Number(me.reported) > 24
  const save = async (): Promise<void> => {
    if (!chosen) return
    const own = { workerId: me.id, hours: worked.toFixed(2), goodQuantity: good ?? '0', scrapQuantity: scrap ?? '0' }
    const { itemId, stepNo } = chosen
    if (!(await state.report([{ itemId, stepNo, people: [{ ...own, ...(note.trim() && { note: note.trim() }) }] }]))) return
    toast.success(t('ownDone', { hours: worked }))
    setChosen(null)
    setHours(null)
    setGood(null)
    setScrap(null)
    setNote('')
  }
  const nameOf = (operation: HoursOperation) => (
    <>
      <b>{operation.processName}</b>
      <span>
        {operation.itemNo} {operation.materialName}
      </span>
      <span>{t('progress', { done: Number(operation.finishedQuantity), whole: Number(operation.quantity) })}</span>
      <Requirements operation={operation} />
    </>
  )
  return (
    <Own>
      <p>{t('today', { name: me.name, hours: Number(me.reported) })}</p>
      {chosen ? (
        <>
          <button type="button" data-chosen onClick={() => setChosen(null)} aria-label={t('change')}>
            {nameOf(chosen)}
          </button>
          <NumberField label={t('hours')} value={hours} min="0" max="24" precision={2} onChange={setHours} />
          <fieldset aria-label={t('hours')}>
            {steps.map((step) => (
              <Button key={step} onPress={() => setHours(step)}>
                {step}
              </Button>
            ))}
          </fieldset>
          <NumberField label={t('good')} value={good} min="0" precision={4} onChange={setGood} />
          <NumberField label={t('scrap')} value={scrap} min="0" precision={4} onChange={setScrap} />
          <TextField label={t('note')} value={note} maxLength={200} onChange={setNote} />
          <Foot>
            {isTooLong && <span role="alert">{t('tooLong', { name: me.name })}</span>}
            <Button
              variant="primary"
              isLoading={state.isBusy}
              isDisabled={worked <= 0 || isTooLong || desk.lockedBy !== null}
              onPress={() => void save()}
            >
              {t('save')}
            </Button>
          </Foot>
        </>
      ) : (
        <>
          <SearchField label={t('search')} value={search} onChange={setSearch} />
          <ul>
            {found.slice(0, maxShown).map((operation) => (
              <li key={operation.id}>
                <button type="button" onClick={() => setChosen(operation)}>
                  {nameOf(operation)}
                </button>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p>{t('notFound')}</p>}
          {found.length > maxShown && <p>{t('more', { count: found.length - maxShown })}</p>}
        </>
      )}
    </Own>
  )
}
