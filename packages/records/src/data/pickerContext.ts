import type { Core } from '@bip/contract'
import type { PickerChoice } from '@bip/pickers'
import { createContext } from 'react'

/** A dialog to choose records of a resource from. */
export type PickerRequest = {
  core: Core
  /** Name of the picker; default that of the resource. */
  name?: string
  chosen: readonly PickerChoice[]
  /** Most records; 0 for any number. */
  limit: number
  extras?: Readonly<Record<string, string>>
  onConfirm: (chosen: readonly PickerChoice[]) => void
}

/** Opens a dialog over the page; null where nobody draws it. */
export const PickerContext = createContext<((request: PickerRequest) => void) | null>(null)
