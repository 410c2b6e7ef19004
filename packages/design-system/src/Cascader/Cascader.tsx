import { useMemo } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import type { CheckedForm } from '../Tree/treeChecks.ts'
import { type CascaderPath, CascaderPicker, type CascaderPickerProps } from './CascaderPicker.tsx'

type SingleProps = {
  isMultiple?: false
  /** Keys from the first column to the chosen node; null for none. */
  value?: string[] | null
  /** Default null. */
  defaultValue?: string[] | null
  onChange?: (value: string[] | null) => void
}

type MultipleProps = {
  /** Gives the nodes boxes to tick. Default false. */
  isMultiple: true
  /** One path for each choice; null reads as none. A parent alone stands for everything below it. */
  value?: string[][] | null
  /** Default none. */
  defaultValue?: string[][]
  onChange?: (value: string[][]) => void
  /** Which paths the value holds: to the lowest nodes, or to the highest wholly ticked ones. Default 'leaves'. */
  reports?: Exclude<CheckedForm, 'all'>
  /** Most tags in the field; those for which there is no room become a number. Default 12. */
  maxTags?: number
}

type SharedProps = Omit<CascaderPickerProps, 'paths' | 'put' | 'multiple'>

export type CascaderProps = SharedProps & (SingleProps | MultipleProps)

const noPaths: readonly CascaderPath[] = []

const SingleCascader = ({ value, defaultValue = null, onChange, isMultiple: _, ...rest }: SharedProps & SingleProps) => {
  const [chosen, setChosen] = useControlledState<readonly string[] | null, string[] | null>(value, defaultValue, onChange)
  const paths = useMemo(() => (chosen === null || chosen.length === 0 ? noPaths : [chosen]), [chosen])
  return (
    <CascaderPicker
      {...rest}
      paths={paths}
      put={([next = null]) => {
        if (next?.join('\u0000') !== chosen?.join('\u0000')) setChosen(next)
      }}
    />
  )
}

const MultipleCascader = (props: SharedProps & MultipleProps) => {
  const { value, defaultValue = [], onChange, isMultiple: _, reports = 'leaves', maxTags = 12, ...rest } = props
  const [chosen, setChosen] = useControlledState<readonly CascaderPath[], string[][]>(
    value === null ? noPaths : value,
    defaultValue,
    onChange,
  )
  return <CascaderPicker {...rest} paths={chosen} put={setChosen} multiple={{ reports, maxTags }} />
}

/** A choice made in steps, each column holding what is below the one before: province, city, district. */
export const Cascader = (props: CascaderProps) =>
  props.isMultiple ? <MultipleCascader {...props} /> : <SingleCascader {...props} />
