import { Alert, Button, DatePicker, Empty, PageHeader, Result, Select, Skeleton } from '@bip/design-system'
import { useSearchParams } from 'react-router-dom'
import { useIsSmall } from '../../../app/useIsSmall.ts'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { GridBar, GridPage } from '../../grid.styles.ts'
import { HoursGrid } from './HoursGrid.tsx'
import { OwnHours } from './OwnHours.tsx'
import { useHoursDesk } from './useHoursDesk.ts'
import { useHoursText } from './useHoursText.ts'

/** Working hours of a day: a grid of a whole group, or one's own, which a phone begins with. */
export const HoursPage = () => {
  const { t } = useHoursText()
  const [search, setSearch] = useSearchParams()
  const isSmall = useIsSmall()
  const state = useHoursDesk()
  const { desk, error, day, today } = state
  useTabLabel(t('title'))
  const view = search.get('view') ?? (isSmall ? 'own' : 'grid')
  const isOwn = desk ? desk.me !== null && view === 'own' : false
  if (error && !desk)
    return (
      <Result
        status={500}
        title={t('failed')}
        description={error.message}
        action={<Button onPress={state.retry}>{t('retry')}</Button>}
      />
    )
  if (!desk) return <Skeleton lines={10} height={28} />
  return (
    <GridPage>
      <PageHeader
        title={t('title')}
        actions={
          desk.me !== null && (
            <Button onPress={() => setSearch({ view: isOwn ? 'grid' : 'own' }, { replace: true })}>
              {t(isOwn ? 'grid' : 'own')}
            </Button>
          )
        }
      />
      <GridBar>
        <DatePicker label={t('day')} value={day} max={today} onChange={(chosen) => chosen && state.setDay(chosen)} />
        <Select
          label={t('group')}
          options={desk.groups.map(({ id, name }) => ({ value: id, label: name }))}
          value={desk.workGroupId}
          onChange={state.setGroup}
        />
      </GridBar>
      {desk.lockedBy && (
        <Alert tone="warning" title={t('locked', { period: desk.lockedBy })}>
          {t('lockedHint')}
        </Alert>
      )}
      {state.failure && (
        <Alert tone="danger" title={t('refused')}>
          {state.failure}
        </Alert>
      )}
      {desk.workGroupId === null ? (
        <Empty title={t('noGroup')} description={t('noGroupHint')} />
      ) : desk.operations.length === 0 ? (
        <Empty title={t('nothing')} description={t('nothingHint')} />
      ) : isOwn ? (
        <OwnHours key={`${day} ${desk.workGroupId}`} desk={desk} state={state} />
      ) : (
        <HoursGrid key={`${day} ${desk.workGroupId}`} desk={desk} state={state} />
      )}
    </GridPage>
  )
}
