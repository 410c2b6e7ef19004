import { Button, useLocale, useStore } from '@bip/design-system'
import { useEffect, useRef } from 'react'
import { ganttTexts } from '../Gantt.texts.ts'
import { overloadsOf } from '../model/overload.ts'
import type { Plan } from '../model/Plan.ts'
import type { GanttTexts } from '../useGanttTexts.ts'
import { Note, NoteRow, NoteRows, NoteTitle, NoteWays } from './EffectNote.styles.ts'
import type { GanttStores } from './GanttStores.ts'

type Props = { plan: Plan; stores: GanttStores; words: GanttTexts; onApply: () => void; onDiscard: () => void }

const maxRows = 4

/** What a change would do, before it is done: how many tasks move, which deadlines break. */
export const EffectNote = ({ plan, stores, words, onApply, onDiscard }: Props) => {
  const { t } = useLocale()
  const held = useStore(stores.holding)
  const apply = useRef<HTMLButtonElement>(null)
  const isAsking = held?.isAsking === true
  const isByPointer = held?.by === 'pointer'
  useEffect(() => {
    if (isAsking && isByPointer) apply.current?.focus()
  }, [isAsking, isByPointer])
  if (!held || held.edits.length === 0) return null
  const { moved, brokenDeadlines } = held.effect
  const overloads = overloadsOf(plan, held.effect)
  const nameOf = (key: string): string => (plan.has(key) ? words.nameOf(plan.taskOf(key)) : key)
  return (
    <Note role={isAsking ? 'alertdialog' : 'note'} aria-label={t(ganttTexts.effect)} data-asking={isAsking || undefined}>
      <NoteTitle data-broken={brokenDeadlines.length + overloads.length > 0 || undefined}>{words.effect(held.effect)}</NoteTitle>
      <NoteRows>
        {brokenDeadlines.slice(0, maxRows).map(({ key, deadline, days }) => (
          <NoteRow key={key} data-broken>
            <span>{nameOf(key)}</span>
            <span>{words.day(deadline)}</span>
            <b>{t(ganttTexts.over, { days })}</b>
          </NoteRow>
        ))}
        {overloads.slice(0, maxRows).map(({ resource, name, first, days }) => (
          <NoteRow key={resource} data-broken>
            <span>{name}</span>
            <span>{words.day(first)}</span>
            <b>{t(ganttTexts.overDays, { days })}</b>
          </NoteRow>
        ))}
        {moved.slice(0, maxRows).map(({ key, to }) => (
          <NoteRow key={key}>
            <span>{nameOf(key)}</span>
            <span>{words.dates(to).start}</span>
            <span>{words.dates(to).finish}</span>
          </NoteRow>
        ))}
      </NoteRows>
      {isAsking && (
        <NoteWays>
          <Button ref={apply} size="small" variant="primary" onPress={onApply}>
            {t(ganttTexts.apply)}
          </Button>
          <Button size="small" onPress={onDiscard}>
            {t(ganttTexts.discard)}
          </Button>
        </NoteWays>
      )}
    </Note>
  )
}
