import type { ComponentPropsWithRef, ReactNode } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useButton } from 'react-aria/useButton'
import { useObjectRef } from 'react-aria/useObjectRef'
import { Trigger, Value } from './FilterBar.styles.ts'

export type FilterButtonProps = Omit<ComponentPropsWithRef<'button'>, 'value' | 'onClick' | 'children'> & {
  /** Name of the condition. */
  label: ReactNode
  /** The condition in force, in words. */
  value: ReactNode
  /** The condition differs from "all"; default false. */
  isSet?: boolean
  onPress?: () => void
}

/** One condition as "name value"; the trigger of a Popover or Menu that changes it. */
export const FilterButton = ({ label, value, isSet = false, onPress, ref, ...rest }: FilterButtonProps) => {
  const button = useObjectRef(ref)
  const { buttonProps } = useButton({ onPress }, button)
  return (
    <Trigger {...mergeProps(rest, buttonProps)} ref={button} data-set={isSet || undefined}>
      {label}
      <Value>{value}</Value>
    </Trigger>
  )
}
