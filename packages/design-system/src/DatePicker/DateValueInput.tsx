import { useRef } from 'react'
import { useCustomValidity } from '../Field/useCustomValidity.ts'

type DateValueInputProps = {
  name: string | undefined
  value: string | null
  isDisabled: boolean
  /** Why what stands in the field is no value; undefined when it is one. */
  problem: string | undefined
}

/** Carries a date's value, and whether it is one, into the form around. */
export const DateValueInput = ({ name, value, isDisabled, problem }: DateValueInputProps) => {
  const input = useRef<HTMLInputElement>(null)
  useCustomValidity(input, problem)
  return <input ref={input} hidden readOnly name={name} value={value ?? ''} disabled={isDisabled} />
}
