import { workSchedule } from '@bip/contract/resources'
import { Button, Result, Skeleton } from '@bip/design-system'
import { useSearchParams } from 'react-router-dom'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { ListScreen } from '../../RecordScreens.tsx'
import { Board } from './Board.tsx'
import { usePlan } from './usePlan.ts'
import { useScheduleText } from './useScheduleText.ts'

/** The plan as a board, as the floor sees it, or as the list of its rows. */
export const SchedulePage = () => {
  const [search] = useSearchParams()
  const view = search.get('view')
  return view === 'list' ? <ListScreen core={workSchedule} /> : <BoardPage isFloor={view === 'floor'} />
}

const BoardPage = ({ isFloor }: { isFloor: boolean }) => {
  const { t } = useScheduleText()
  useTabLabel(t('label'))
  const { data, error, mutate } = usePlan()
  if (error && !data)
    return (
      <Result
        status={500}
        title={t('failed')}
        description={error.message}
        action={<Button onPress={() => void mutate()}>{t('retry')}</Button>}
      />
    )
  if (!data) return <Skeleton lines={12} height={24} />
  return <Board key={isFloor ? 'floor' : 'board'} plan={data} isFloor={isFloor} onStale={() => mutate()} />
}
