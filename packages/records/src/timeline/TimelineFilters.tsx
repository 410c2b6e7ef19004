import type { Core } from '@bip/contract'
import { DateRangePicker, MultiSelect } from '@bip/design-system'
import { PersonCombo } from '@bip/pickers'
import { people } from '../data/people.ts'
import { useAdapter } from '../data/useAdapter.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useResourcesOf } from '../host/resources.ts'
import { useText } from '../host/useText.ts'
import { Filters } from './timeline.styles.ts'
import type { TimelineQuestion } from './useTimeline.ts'

export type TimelineFiltersProps = {
  core: Core
  /** Keys of the resources that tell of themselves here. */
  resources: readonly string[]
  question: TimelineQuestion
  onChange: (question: TimelineQuestion) => void
}

/** Narrows a timeline by kind, person and period. */
export const TimelineFilters = ({ core, resources, question, onChange }: TimelineFiltersProps) => {
  const { t, say } = useText()
  const { timeZone } = useHost()
  const others = useResourcesOf(resources)
  const adapter = useAdapter(people)
  const { kinds, personId, from, to } = question
  return (
    <Filters>
      <MultiSelect
        label={t('timeline.kinds')}
        labelHidden
        placeholder={t('timeline.kinds')}
        options={[
          ...others.map(({ key, label }) => ({ value: key, label: say(label) })),
          { value: core.key, label: t('timeline.changes') },
        ]}
        value={[...kinds]}
        isClearable
        onChange={(next) => onChange({ ...question, kinds: next })}
      />
      <PersonCombo
        label={t('timeline.person')}
        labelHidden
        placeholder={t('timeline.person')}
        adapter={adapter}
        value={personId}
        onChange={(next) => onChange({ ...question, personId: next })}
      />
      <DateRangePicker
        label={t('timeline.period')}
        labelHidden
        timeZone={timeZone}
        value={from && to ? { start: from, end: to } : null}
        onChange={(range) => onChange({ ...question, from: range?.start, to: range?.end })}
      />
    </Filters>
  )
}
