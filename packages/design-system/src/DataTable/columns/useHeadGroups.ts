import { useMemo } from 'react'
import { type HeadRun, headRuns } from './headGroups.ts'
import { type ColumnAreas, descriptionOf, type ModelColumn } from './useColumns.ts'

const noNames: readonly string[] = []

export const pathOf = <T>(column: ModelColumn<T>): readonly string[] => descriptionOf(column).group ?? noNames

/** The rows of names over the columns: their number, and by row which columns stand under each name. Pinned areas have runs of their own. */
export type HeadGroups = { depth: number; start: HeadRun[][]; centre: HeadRun[][]; end: HeadRun[][] }

/** The groups over the columns as they stand. */
export const useHeadGroups = <T>({ start, centre, end }: ColumnAreas<T>): HeadGroups =>
  useMemo(() => {
    const [left, middle, right] = [start.map(pathOf), centre.map(pathOf), end.map(pathOf)]
    let depth = 0
    for (const paths of [left, middle, right]) for (const path of paths) depth = Math.max(depth, path.length)
    return {
      depth,
      start: headRuns(left, 0, depth),
      centre: headRuns(middle, left.length, depth),
      end: headRuns(right, left.length + middle.length, depth),
    }
  }, [start, centre, end])
