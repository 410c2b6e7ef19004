import { Button, Checkbox, useToast } from '@bip/design-system'
import { useHost } from '@bip/records'
import { ComparedDialog } from './ComparedDialog.tsx'
import { type KeptPlan, maxDrawn, type Plans } from './usePlans.ts'
import { useScheduleText } from './useScheduleText.ts'

type Props = { plans: Plans; mayEdit: boolean; onClose: () => void }

const figures = [
  ['placed', 'placedCount'],
  ['unplaced', 'unplacedCount'],
  ['moved', 'movedCount'],
  ['late', 'lateCount'],
  ['lateDays', 'lateDays'],
  ['endsOn', 'endsOn'],
] as const

/** Kept plans side by side; those that are ticked are drawn over the board. */
export const PlansDialog = ({ plans, mayEdit, onClose }: Props) => {
  const { t } = useScheduleText()
  const { timeZone } = useHost()
  const toast = useToast()
  const decide = (id: string, name: 'apply' | 'discard'): void =>
    void plans.decide(id, name).then((isDone) => {
      if (isDone) toast.success(t(name === 'apply' ? 'proposal.applied' : 'proposal.discarded'))
    })
  const shown = ({ record }: KeptPlan, key: string): string => {
    const value = record[key]
    if (value === null || value === undefined) return '–'
    if (key !== 'endsOn') return String(value)
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(String(value)))
  }
  return (
    <ComparedDialog
      title={t('plans.title')}
      list={plans.plans}
      error={plans.error}
      empty={{ title: t('plans.empty'), hint: t('plans.emptyHint') }}
      hint={t('plans.hint', { count: maxDrawn })}
      head={
        <>
          <td />
          {plans.plans?.map(({ id, name }) => (
            <th key={id} scope="col">
              <Checkbox label={name} value={plans.drawn.includes(id)} onChange={(isDrawn) => plans.draw(id, isDrawn)} />
            </th>
          ))}
        </>
      }
      onClose={onClose}
    >
      {(list) => (
        <>
          {figures.map(([text, key]) => (
            <tr key={key}>
              <th scope="row">{t(`proposal.${text}`)}</th>
              {list.map((plan) => (
                <td key={plan.id}>{shown(plan, key)}</td>
              ))}
            </tr>
          ))}
          {mayEdit && (
            <tr>
              <td />
              {list.map(({ id, name }) => (
                <td key={id}>
                  <Button size="small" aria-label={`${t('proposal.apply')} ${name}`} onPress={() => decide(id, 'apply')}>
                    {t('proposal.apply')}
                  </Button>{' '}
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`${t('proposal.discard')} ${name}`}
                    onPress={() => decide(id, 'discard')}
                  >
                    {t('proposal.discard')}
                  </Button>
                </td>
              ))}
            </tr>
          )}
        </>
      )}
    </ComparedDialog>
  )
}
