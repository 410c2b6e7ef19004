import { useMemo } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import type { CheckedForm } from '../Tree/treeChecks.ts'
import type { TreeNode } from '../Tree/types.ts'
import { TreePicker, type TreePickerProps } from './TreePicker.tsx'

type SingleProps = {
  isMultiple?: false
  /** Key of the chosen node; null for none. */
  value?: string | null
  /** Default null. */
  defaultValue?: string | null
  onChange?: (value: string | null, node: TreeNode | null) => void
  /** Only nodes without children can be chosen; the others open. Default false. */
  onlyLeaves?: boolean
}

type MultipleProps = {
  /** Gives the nodes boxes to tick. Default false. */
  isMultiple: true
  /** Keys of the ticked nodes; null reads as none. A parent alone stands for everything below it. */
  value?: string[] | null
  /** Default none. */
  defaultValue?: string[]
  onChange?: (value: string[]) => void
  /** Ticks of parents and children do not touch each other. Default false. */
  checkStrictly?: boolean
  /** Which keys the value holds: the lowest nodes, the highest wholly ticked ones, or all. Default 'leaves'. */
  reports?: CheckedForm
  /** Most tags in the field; those for which there is no room become a number. Default 12. */
  maxTags?: number
}

type SharedProps = Omit<TreePickerProps, 'keys' | 'put' | 'multiple' | 'onlyLeaves'>

export type TreeSelectProps = SharedProps & (SingleProps | MultipleProps)

const noKeys: readonly string[] = []

const SingleTreeSelect = ({ value, defaultValue = null, onChange, isMultiple: _, ...rest }: SharedProps & SingleProps) => {
  const [chosen, setChosen] = useControlledState<string | null>(value, defaultValue)
  const keys = useMemo(() => (chosen === null ? noKeys : [chosen]), [chosen])
  return (
    <TreePicker
      {...rest}
      keys={keys}
      put={([next = null], node) => {
        if (next === chosen) return
        setChosen(next)
        onChange?.(next, node ?? null)
      }}
    />
  )
}

const MultipleTreeSelect = (props: SharedProps & MultipleProps) => {
  const {
    value,
    defaultValue = [],
    onChange,
    isMultiple: _,
    checkStrictly = false,
    reports = 'leaves',
    maxTags = 3,
    ...rest
  } = props
  const [chosen, setChosen] = useControlledState<readonly string[], string[]>(
    value === null ? noKeys : value,
    defaultValue,
    onChange,
  )
  return <TreePicker {...rest} keys={chosen} put={setChosen} multiple={{ checkStrictly, reports, maxTags }} />
}

/** One or several nodes of a tree, found by opening or by typing. */
export const TreeSelect = (props: TreeSelectProps) =>
  props.isMultiple ? <MultipleTreeSelect {...props} /> : <SingleTreeSelect {...props} />
