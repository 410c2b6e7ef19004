import type { ReactNode } from 'react'

/** One of a few choices that are all in sight. */
export type Choice<Value extends string = string> = {
  value: Value
  label: string
  /** A second, quieter line. */
  note?: ReactNode
  isDisabled?: boolean
}
