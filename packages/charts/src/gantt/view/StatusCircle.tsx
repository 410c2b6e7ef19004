import { useLocale, type WorkStatus, workStatusTone } from '@bip/design-system'
import { statusTexts } from '../Gantt.texts.ts'
import { Circle, StatusWord } from './StatusCircle.styles.ts'

/** What tells statuses of one colour apart: the path within a circle of 16 by 16. */
const signs: Readonly<Record<WorkStatus, string>> = {
  planning: 'M5.5 8h.01M8 8h.01M10.5 8h.01',
  toStart: '',
  inProgress: 'M6.6 5.2 10.6 8l-4 2.8z',
  delayed: 'M8 4.6v3.9M8 11.1v.1',
  completed: 'm5.3 8.2 1.9 1.9 3.6-3.9',
  delayedCompleted: 'm4.2 8.2 1.6 1.7 3-3.5M8.4 9.5l.5.4 3-3.5',
  inApproval: 'M8 5v3.2l2 1.3',
  changing: 'M5 6.6h5.4L9 5.2M11 9.4H5.6L7 10.8',
  closed: 'm6 6 4 4m0-4-4 4',
}

/** The circle of a plan's status: the colour that all agree on, and a sign. */
export const StatusSign = ({ status }: { status: WorkStatus }) => (
  <Circle viewBox="0 0 16 16" data-tone={workStatusTone[status]} data-status={status} aria-hidden>
    <circle cx="8" cy="8" r="6.5" />
    <path d={signs[status]} />
  </Circle>
)

/** The status of a task: circle, sign and word. */
export const StatusCircle = ({ status }: { status: WorkStatus }) => {
  const { t } = useLocale()
  return (
    <StatusWord>
      <StatusSign status={status} />
      <span>{t(statusTexts[status])}</span>
    </StatusWord>
  )
}
