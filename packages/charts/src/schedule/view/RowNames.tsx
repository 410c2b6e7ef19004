import { ChevronDown, ChevronRight } from '@bip/design-system/icons'
import { memo, useRef } from 'react'
import { rowsWithin, type ScheduleRow } from '../model/rows.ts'
import { Names, Pane } from '../Schedule.styles.ts'
import { floored, type SightStores, sightStepDown, useInSight } from '../sight.ts'
import { shifted, useMovedAlong } from './useMovedAlong.ts'

type Props = {
  stores: SightStores
  rows: readonly ScheduleRow[]
  folded: ReadonlySet<string>
  onFold: (name: string) => void
}

/** What each row is called; a group is folded by its name. */
export const RowNames = memo(({ stores, rows, folded, onFold }: Props) => {
  const top = useInSight(stores, (sight) => floored(sight.top, sightStepDown))
  const height = useInSight(stores, (sight) => sight.height)
  const pane = useRef<HTMLDivElement>(null)
  useMovedAlong(stores, (sight) => shifted(pane, sight, 0, 1))
  return (
    <Names>
      <Pane ref={pane}>
        {rowsWithin(rows, top - sightStepDown, top + height + 2 * sightStepDown).map((row) => {
          const place = { insetBlockStart: row.top, blockSize: row.height }
          if (row.kind === 'resource')
            return (
              <div key={row.key} title={row.resource.name} style={place}>
                {row.resource.name}
              </div>
            )
          const Chevron = folded.has(row.name) ? ChevronRight : ChevronDown
          return (
            <div key={row.key} data-group style={place}>
              <button type="button" aria-expanded={!folded.has(row.name)} onClick={() => onFold(row.name)}>
                <Chevron size={14} aria-hidden />
                {row.name}
              </button>
            </div>
          )
        })}
      </Pane>
    </Names>
  )
})
