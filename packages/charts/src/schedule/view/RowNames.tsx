import { ChevronDown, ChevronRight } from '@bip/design-system/icons'
import { memo } from 'react'
import type { ScheduleRow } from '../model/rows.ts'
import { Name, Names } from '../Schedule.styles.ts'

type Props = {
  /** Those in sight. */
  rows: readonly ScheduleRow[]
  folded: ReadonlySet<string>
  onFold: (name: string) => void
}

/** What each row is called; a group is folded by its name. */
export const RowNames = memo(({ rows, folded, onFold }: Props) => (
  <Names>
    {rows.map((row) => {
      const place = { insetBlockStart: row.top, blockSize: row.height }
      if (row.kind === 'resource')
        return (
          <Name key={row.key} title={row.resource.name} style={place}>
            {row.resource.name}
          </Name>
        )
      const Chevron = folded.has(row.name) ? ChevronRight : ChevronDown
      return (
        <Name key={row.key} data-group style={place}>
          <button type="button" aria-expanded={!folded.has(row.name)} onClick={() => onFold(row.name)}>
            <Chevron size={14} aria-hidden />
            {row.name}
          </button>
        </Name>
      )
    })}
  </Names>
))
