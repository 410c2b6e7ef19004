import type { CSSProperties, ReactNode } from 'react'
import type { ColumnBox } from '../columns/useColumnBoxes.ts'
import { descriptionOf } from '../columns/useColumns.ts'
import type { TableColumns } from '../columns/useTableColumns.ts'
import type { Contribution } from '../feature/Contribution.ts'
import { together } from '../feature/together.ts'
import { isNumeric } from '../model/values.ts'
import { HeadCell, HeadLabel } from './GridHead.styles.ts'
import { GridHeadGroups } from './GridHeadGroups.tsx'

type GridHeadProps<T> = {
  columns: TableColumns<T>
  contributions: readonly Contribution<T>[]
  /** The cell before the first column. */
  lead: ReactNode
}

/** The sticky rows of headers, with the names of their groups above. */
export const GridHead = <T,>({ columns, contributions, lead }: GridHeadProps<T>) => {
  const { shown, groups, hasLead } = columns
  const cell = (box: ColumnBox<T>) => {
    const { column, index, place } = box
    const { header, group = [], type, align = isNumeric(type) ? 'right' : 'left', edit, painted } = descriptionOf(column)
    const rise = groups.depth - group.length
    const name: ReactNode = <HeadLabel data-required={edit?.isRequired || undefined}>{header}</HeadLabel>
    return (
      <HeadCell
        key={column.id}
        className={place}
        role="columnheader"
        aria-label={header}
        aria-colindex={index + (hasLead ? 2 : 1)}
        data-column={index}
        data-align={align}
        data-rise={rise || undefined}
        style={rise ? ({ '--rise': rise } as CSSProperties) : undefined} // A custom property, which CSSProperties does not know.
        tabIndex={-1}
        {...(!painted && Object.assign({}, ...contributions.map(({ marks }) => marks?.header?.(box))))}
      >
        {painted?.head?.() ?? contributions.reduce<ReactNode>((label, { parts }) => parts?.label?.(box, label) ?? label, name)}
        {!painted && together(contributions.map(({ parts }) => parts?.header?.(box)))}
      </HeadCell>
    )
  }
  return (
    <>
      {groups.depth > 0 && <GridHeadGroups columns={columns} contributions={contributions} />}
      <div role="row" aria-rowindex={groups.depth + 1} className="row">
        <div role="presentation" className="pins" data-side="start">
          {lead}
          {shown.start.map(cell)}
        </div>
        {shown.centre.map(cell)}
        {shown.end.length > 0 && (
          <div role="presentation" className="pins" data-side="end">
            {shown.end.map(cell)}
          </div>
        )}
      </div>
      {together(contributions.map(({ parts }) => parts?.head))}
    </>
  )
}
