import { Alert, Button, Empty, Skeleton } from '@bip/design-system'
import { reasonOf } from '@bip/records'
import { useMemo } from 'react'
import { useStockText } from '../useStockText.ts'
import { PivotRows } from './PivotRows.tsx'
import { Grid, Scroller } from './pivot.styles.ts'
import { type PivotColumn, type PivotProps, useLevel } from './useLevel.ts'

/** Groups below groups with their figures, and further columns across. */
export const PivotTable = ({ levels, across, narrowing, onExplain }: PivotProps) => {
  const { t } = useStockText()
  const level = useLevel(levels[0] ?? 'material', across, narrowing)
  const columns = useMemo(
    (): PivotColumn[] => [
      ...new Map(
        level.cells.map(({ acrossId, acrossName }) => [
          acrossId ?? '',
          { id: acrossId ?? '', name: acrossName ?? t('pivot.unnamed') },
        ]),
      ).values(),
    ],
    [level.cells, t],
  )
  if (level.error && level.rows.length === 0)
    return (
      <Alert
        tone="danger"
        title={t('failed')}
        action={
          <Button size="small" onPress={level.retry}>
            {t('retry')}
          </Button>
        }
      >
        {reasonOf(level.error)}
      </Alert>
    )
  if (level.isLoading) return <Skeleton lines={10} height={24} />
  if (level.rows.length === 0) return <Empty title={t('pivot.empty')} description={t('pivot.emptyHint')} />
  return (
    <Scroller role="region" aria-label={t('pivot.title')} tabIndex={0}>
      <Grid>
        <thead>
          <tr>
            <th scope="col">{t('pivot.group')}</th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {id === '-' ? t('pivot.without') : name}
              </th>
            ))}
            <th scope="col">{t('pivot.quantity')}</th>
            <th scope="col">{t('pivot.reserved')}</th>
            <th scope="col">{t('pivot.available')}</th>
            <th scope="col">{t('pivot.value')}</th>
          </tr>
        </thead>
        <tbody>
          <PivotRows
            levels={levels}
            across={across}
            narrowing={narrowing}
            onExplain={onExplain}
            columns={columns}
            depth={0}
            level={level}
          />
        </tbody>
      </Grid>
    </Scroller>
  )
}
