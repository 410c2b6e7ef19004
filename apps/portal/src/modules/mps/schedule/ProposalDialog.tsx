import type { RunAnswer, ScheduleFigures } from '@bip/contract/resources'
import { Button, Dialog } from '@bip/design-system'
import { useHost } from '@bip/records'
import { Compared } from './schedule.styles.ts'
import { useScheduleText } from './useScheduleText.ts'

type Props = { answer: RunAnswer; onApply: () => void; onDiscard: () => void; onLater: () => void }

const figures = ['placed', 'unplaced', 'moved', 'late', 'lateDays', 'endsOn'] as const

/** The plan as it is and as a run proposes it, side by side. */
export const ProposalDialog = ({ answer, onApply, onDiscard, onLater }: Props) => {
  const { t } = useScheduleText()
  const { timeZone } = useHost()
  const shown = (of: ScheduleFigures, key: (typeof figures)[number]): string => {
    const value = of[key]
    if (key !== 'endsOn') return String(value)
    if (!value) return '–'
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(String(value)))
  }
  return (
    <Dialog
      isOpen
      title={t('proposal.title')}
      onClose={onLater}
      footer={
        <>
          <Button onPress={onDiscard}>{t('proposal.discard')}</Button>
          <Button onPress={onLater}>{t('proposal.later')}</Button>
          <Button variant="primary" onPress={onApply}>
            {t('proposal.apply')}
          </Button>
        </>
      }
    >
      <Compared>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('proposal.now')}</th>
            <th scope="col">{t('proposal.proposed')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((key) => (
            <tr key={key}>
              <th scope="row">{t(`proposal.${key}`)}</th>
              <td>{key === 'moved' ? '–' : shown(answer.before, key)}</td>
              <td>{shown(answer.after, key)}</td>
            </tr>
          ))}
        </tbody>
      </Compared>
      {answer.unplaced.length > 0 && (
        <>
          <h3>{t('proposal.reasons')}</h3>
          <ul>
            {answer.unplaced.slice(0, 20).map(({ operationId, itemNo, stepNo, reason }) => (
              <li key={operationId}>
                {itemNo} / {stepNo} · {t(`reason.${reason as 'noStation'}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
