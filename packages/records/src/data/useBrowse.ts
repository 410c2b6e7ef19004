import type { PickerChoice } from '@bip/pickers'
import { use } from 'react'
import { useResource } from '../host/resources.ts'
import { PickerContext } from './pickerContext.ts'
import { useRecents } from './useRecents.ts'

type Choices = readonly PickerChoice[]

export type BrowseOptions = {
  /** Most records; 0 for any number. Default 1. */
  limit?: number
  /** What narrows the choice, as a picker asks for it. */
  extras?: Readonly<Record<string, string>>
  /** Name of the picker; default that of the resource. */
  picker?: string
}

/** What opens the dialog behind a field; undefined where the product does not have the resource. */
export const useBrowse = (resource: string, { limit = 1, extras, picker }: BrowseOptions = {}) => {
  const core = useResource(resource)
  const open = use(PickerContext)
  const { add } = useRecents(resource)
  if (!core || !open) return undefined
  return (chosen: Choices, onChoose: (chosen: Choices) => void): void =>
    open({
      core,
      name: picker,
      chosen,
      limit,
      extras,
      onConfirm: (next) => {
        add(next)
        onChoose(next)
      },
    })
}
