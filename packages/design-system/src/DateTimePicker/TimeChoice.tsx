import { styled } from 'styled-components'
import { dateTexts } from '../Calendar/date.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import type { Option } from '../Select/option.ts'
import { Select } from '../Select/Select.tsx'

const Clock = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 4px;
  color: var(--text-muted);

  & > * {
    min-width: 64px;
  }

  & > span {
    min-width: 0;
  }
`

const twoFigures = (figure: number): string => String(figure).padStart(2, '0')

const optionsUpTo = (count: number, step: number, extra: number | null): Option[] => {
  const figures = new Set(Array.from({ length: count / step }, (_, index) => index * step))
  if (extra !== null) figures.add(extra)
  return [...figures].sort((a, b) => a - b).map((figure) => ({ value: String(figure), label: twoFigures(figure) }))
}

type TimeChoiceProps = {
  hour: number | null
  minute: number | null
  onChange: (time: { hour: number; minute: number }) => void
}

/** Hour and minute by pointer; the minutes go in fives, and the one that was typed stands among them. */
export const TimeChoice = ({ hour, minute, onChange }: TimeChoiceProps) => {
  const { t } = useLocale()
  return (
    <Clock role="group" aria-label={t(dateTexts.time)}>
      <Select
        label={t(dateTexts.hour)}
        labelHidden
        size="small"
        placeholder="--"
        options={optionsUpTo(24, 1, null)}
        value={hour === null ? null : String(hour)}
        onChange={(next) => onChange({ hour: Number(next), minute: minute ?? 0 })}
      />
      <span aria-hidden="true">:</span>
      <Select
        label={t(dateTexts.minute)}
        labelHidden
        size="small"
        placeholder="--"
        options={optionsUpTo(60, 5, minute)}
        value={minute === null ? null : String(minute)}
        onChange={(next) => onChange({ hour: hour ?? 0, minute: Number(next) })}
      />
    </Clock>
  )
}
