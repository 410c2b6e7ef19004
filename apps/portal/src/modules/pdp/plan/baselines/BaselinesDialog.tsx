import type { CalendarSpec } from '@bip/contract/calendar'
import type { WholePlan } from '@bip/contract/resources'
import { Dialog, Tabs } from '@bip/design-system'
import { usePlanText } from '../usePlanText.ts'
import { Differences } from './Differences.tsx'
import { KeptPlans } from './KeptPlans.tsx'
import type { Baselines } from './useBaselines.ts'

type Props = { whole: WholePlan; baselines: Baselines; calendar: CalendarSpec; onClose: () => void }

/** Earlier plans of a project: kept under names, drawn beneath the plan, and compared with it. */
export const BaselinesDialog = ({ whole, baselines, calendar, onClose }: Props) => {
  const { t } = usePlanText()
  return (
    <Dialog isOpen size="large" isExpandable title={t('baselines.title')} onClose={onClose}>
      <Tabs
        label={t('baselines.title')}
        items={[
          { key: 'kept', label: t('baselines.list'), content: <KeptPlans whole={whole} baselines={baselines} /> },
          {
            key: 'compare',
            label: t('baselines.compare'),
            content: <Differences whole={whole} baselines={baselines} calendar={calendar} />,
          },
        ]}
      />
    </Dialog>
  )
}
