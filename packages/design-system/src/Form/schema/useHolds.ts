import { useCallback } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useDerived } from '../useDerived.ts'
import { type Condition, holds } from './condition.ts'

/** Whether a condition holds now; `otherwise` where there is none. */
export const useHolds = (condition: Condition | undefined, otherwise: boolean, row?: string): boolean => {
  const ask = useCallback((values: FieldValues) => !condition || holds(condition, values, row), [condition, row])
  return useDerived(condition && ask) ?? otherwise
}
