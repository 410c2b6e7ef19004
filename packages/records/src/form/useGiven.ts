import { type Core, isEmpty, parentFields, takenOf } from '@bip/contract'
import type { UseFormReturn } from '@bip/design-system'
import { useEffect, useEffectEvent } from 'react'
import { useHost } from '../host/RecordsProvider.tsx'
import { findChosen } from './chosen.ts'
import { referencesAlong } from './takeOver.ts'
import type { Values } from './values.ts'

/** A new record that is opened below another one takes over of it what the form leaves open; answers what begins it anew. */
export const useGiven = (core: Core, form: UseFormReturn<Values>, isNew: boolean): (() => void) => {
  const host = useHost()
  const take = async (reference: string, to: string, id: string): Promise<void> => {
    const chosen = (await findChosen(host, to, [id])).get(id)
    if (!chosen || form.getValues(reference) !== id) return
    for (const [key, value] of Object.entries(takenOf(core.fields, reference, chosen)))
      if (isEmpty(form.getValues(key))) form.setValue(key, value)
  }
  const begin = (): void => {
    const parents = new Set(parentFields(core).map(([key]) => key))
    for (const { reference, to } of referencesAlong(core.fields)) {
      const id = form.getValues(reference)
      if (parents.has(reference) && typeof id === 'string' && id !== '') void take(reference, to, id)
    }
  }
  const opened = useEffectEvent(() => isNew && begin())
  useEffect(() => void opened(), [])
  return begin
}
