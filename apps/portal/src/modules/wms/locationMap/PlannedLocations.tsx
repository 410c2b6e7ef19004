import { countLocations, type LocationPlan, maxLocations, plannedLocations } from '@bip/contract'
import { Alert, useWatch } from '@bip/design-system'
import { useFigures } from '@bip/records'
import { useStockText } from '../useStockText.ts'
import { Names } from './map.styles.ts'

/** So many names are shown before the last one. */
const shown = 6

const planOf = ({ prefix, aisles, racks, levels }: Record<string, unknown>): LocationPlan => ({
  prefix: typeof prefix === 'string' ? prefix.trim() : null,
  aisles: Number(aisles),
  racks: Number(racks),
  levels: Number(levels),
})

/** What will be made of what was typed so far: how many locations, and how they are called. */
export const PlannedLocations = ({ operation }: { operation: string }) => {
  const { t } = useStockText()
  const figures = useFigures()
  const values: Record<string, unknown> = { ...useWatch() }
  if (operation !== 'generateLocations') return null
  const plan = planOf(values)
  const total = countLocations(plan)
  if (total > maxLocations)
    return <Alert tone="warning" title={t('plan.tooMany', { total: figures(`${total}`), max: figures(`${maxLocations}`) })} />
  const names = plannedLocations(plan).map(({ locationName }) => locationName)
  if (names.length === 0) return null
  const first = names.slice(0, shown)
  const last = names.length > shown ? names.at(-1) : undefined
  return (
    <Alert tone="info" title={t('plan.title', { count: figures(`${names.length}`) })}>
      <Names aria-label={t('plan.names')}>
        {first.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {names.length > shown + 1 && <li aria-hidden>…</li>}
        {last && <li>{last}</li>}
      </Names>
      {t('plan.existing')}
    </Alert>
  )
}
