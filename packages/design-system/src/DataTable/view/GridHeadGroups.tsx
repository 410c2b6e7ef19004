import type { CSSProperties } from 'react'
import type { Head } from '../columns/useHead.ts'
import { GroupCell, GroupName } from '../layout/Head.styles.ts'
import type { HeadRun } from '../layout/headGroups.ts'
import type { ShownColumns } from './useColumnBoxes.ts'

type GridHeadGroupsProps<T> = { head: Head; columns: ShownColumns<T>; hasLead: boolean }

/** The rows of group names over the headers; of those between the pinned ones only what reaches into the window. */
export const GridHeadGroups = <T,>({ head, columns, hasLead }: GridHeadGroupsProps<T>) => {
  const { groups, geometry, drag } = head
  const { lefts, widths } = geometry
  const [first, last] = [columns.centre[0]?.index ?? 0, columns.centre.at(-1)?.index ?? -1]
  const cell = ({ key, name, from, to }: HeadRun, level: number) => {
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
        data-carried={drag.isCarried(from) || undefined}
        tabIndex={-1}
        style={style}
        onPointerDown={(event) => drag.onPointerDown(event, { from, to, level }, name)}
      >
        <GroupName>{name}</GroupName>
      </GroupCell>
    )
  }
  return Array.from({ length: groups.depth }, (_, level) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number.
    <div key={level} role="row" aria-rowindex={level + 1} className="row" data-place={level - groups.depth - 1}>
      <div role="presentation" className="pins" data-side="start" data-filled={hasLead || columns.start.length > 0 || undefined}>
        {groups.start[level]?.map((run) => cell(run, level))}
      </div>
      {groups.centre[level]?.filter(({ from, to }) => to > first && from <= last).map((run) => cell(run, level))}
      {columns.end.length > 0 && (
        <div role="presentation" className="pins" data-side="end">
          {groups.end[level]?.map((run) => cell(run, level))}
        </div>
      )}
    </div>
  ))
}
