import type { DataSelection } from '@bip/design-system'
import { useMemo, useState } from 'react'
import type { Plan } from './model/Plan.ts'
import type { PlanTask } from './model/types.ts'
import { keptTasks, rowsOf, treeOf } from './model/visible.ts'

const allOpen: DataSelection = { mode: 'all', except: new Set() }

/** The rows of a plan: which branches are open, what is looked for, and where each task stands. */
export const useGanttRows = (plan: Plan, version: number) => {
  const [expansion, setExpansion] = useState<DataSelection>(allOpen)
  const [filter, setFilter] = useState('')
  const [owner, setOwner] = useState<string | null>(null)
  const { tasks } = plan
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other tasks, or the same at other dates, which are rows to be drawn.
  const tree = useMemo(() => treeOf(plan), [plan, tasks, version])
  const wanted = filter.trim().toLocaleLowerCase()
  const passes = useMemo(() => {
    if (!wanted && owner === null) return undefined
    return ({ name, key, assignments }: PlanTask): boolean =>
      (name ?? key).toLocaleLowerCase().includes(wanted) &&
      (owner === null || assignments?.some(({ resource }) => resource === owner) === true)
  }, [wanted, owner])
  const places = useMemo(() => {
    const isOpen = (key: string): boolean => (expansion.mode === 'all' ? !expansion.except.has(key) : expansion.keys.has(key))
    return rowsOf(plan, tree, isOpen, passes ? keptTasks(plan, passes) : null).rows
  }, [plan, tree, expansion, passes])
  const shape = useMemo(() => ({ childrenOf: tree.childrenOf }), [tree])
  return { roots: tree.roots, tree: shape, passes, places, expansion, setExpansion, filter, setFilter, owner, setOwner }
}
