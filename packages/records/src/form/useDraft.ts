import type { Core } from '@bip/contract'
import type { UseFormReturn } from '@bip/design-system'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useHost } from '../host/RecordsProvider.tsx'
import type { Values } from './values.ts'

export type Draft = { at: string; version: number | undefined; values: Values }

const pause = 400

const read = (text: string | null): Draft | null => {
  try {
    const draft: unknown = JSON.parse(text ?? 'null')
    return typeof draft === 'object' && draft !== null && 'values' in draft ? (draft as Draft) : null // written below, by us
  } catch {
    return null
  }
}

/**
 * Keeps what is typed while the tab lives, so that a crash or a reload loses nothing. `found` is what an earlier form of this record left;
 * it belongs to the version that it was written over, and is not offered for another one.
 */
export const useDraft = (core: Core, id: string | undefined, version: number | undefined, form: UseFormReturn<Values>) => {
  const { drafts = window.sessionStorage, userId = '' } = useHost()
  const key = `bip-draft-${core.key}-${id ?? 'new'}-${userId}`
  const [found, setFound] = useState(() => {
    const draft = read(drafts.getItem(key))
    return draft && draft.version === version ? draft : null
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = (): void => {
      clearTimeout(timer)
      timer = undefined
      if (!form.formState.isDirty) return
      try {
        drafts.setItem(key, JSON.stringify({ at: new Date().toISOString(), version, values: form.getValues() } satisfies Draft))
      } catch {
        // A full storage: the form itself still holds everything.
      }
    }
    const flush = (): void => {
      if (timer !== undefined) write()
    }
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(write, pause)
    })
    window.addEventListener('pagehide', flush)
    return () => {
      flush()
      unsubscribe()
      window.removeEventListener('pagehide', flush)
    }
  }, [form, drafts, key, version])

  const drop = useCallback(() => {
    drafts.removeItem(key)
    setFound(null)
  }, [drafts, key])
  const restore = useCallback(() => {
    setFound(null)
    for (const [name, value] of Object.entries(found?.values ?? {})) form.setValue(name, value, { shouldDirty: true })
  }, [found, form])
  return useMemo(() => ({ found, restore, drop }), [found, restore, drop])
}

export type FormDraft = ReturnType<typeof useDraft>
