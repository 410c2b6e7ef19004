import type { CSSProperties } from 'react'
import type { HeadRun } from '../columns/headGroups.ts'
import type { TableColumns } from '../columns/useTableColumns.ts'
import type { Contribution } from '../feature/Contribution.ts'
import { GroupCell, GroupName } from './Head.styles.ts'

type GridHeadGroupsProps<T> = { columns: TableColumns<T>; contributions: readonly Contribution<T>[] }

/** The rows of group names over the headers; of those between the pinned ones only what reaches into the window. */
export const GridHeadGroups = <T,>({ columns, contributions }: GridHeadGroupsProps<T>) => {
  const { shown, groups, geometry, hasLead } = columns
  const { lefts, widths } = geometry
  const [first, last] = [shown.centre[0]?.index ?? 0, shown.centre.at(-1)?.index ?? -1]
  const cell = (run: HeadRun, level: number) => {
    const { key, name, from, to } = run
    const width = widths.slice(from, to).reduce((sum, one) => sum + one, 0)
    // Numbers instead of variables: a group may begin at a column that is not in the page.
    const style: CSSProperties = { left: lefts[from], width }
    return (
      <GroupCell
        key={key}
        role="columnheader"
        aria-label={name}
        aria-colindex={from + (hasLead ? 2 : 1)}
        aria-colspan={to - from}
        data-from={from}
        data-to={to}
        tabIndex={-1}
        style={style}
        {...Object.assign({}, ...contributions.map(({ marks }) => marks?.headerGroup?.(run, level)))}
      >
        <GroupName>{name}</GroupName>
      </GroupCell>
    )
  }
  return Array.from({ length: groups.depth }, (_, level) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number.
    <div key={level} role="row" aria-rowindex={level + 1} className="row" data-place={level - groups.depth - 1}>
      <div role="presentation" className="pins" data-side="start" data-filled={hasLead || shown.start.length > 0 || undefined}>
        {groups.start[level]?.map((run) => cell(run, level))}
      </div>
      {groups.centre[level]?.filter(({ from, to }) => to > first && from <= last).map((run) => cell(run, level))}
      {shown.end.length > 0 && (
        <div role="presentation" className="pins" data-side="end">
          {groups.end[level]?.map((run) => cell(run, level))}
        </div>
      )}
    </div>
  ))
}
