import type { AnyRecord, Core } from '@bip/contract'
import { ApiError } from '@bip/contract/client'
import { FormError } from '@bip/design-system'
import { useRef } from 'react'
import { reasonOf } from '../data/errors.ts'
import { useRefresh } from '../data/refresh.ts'
import { useApi } from '../data/useApi.ts'
import { useText } from '../host/useText.ts'
import type { ConflictState } from './ConflictDialog.tsx'
import { differencesOf } from './merge.ts'
import { sentValues, type Values } from './values.ts'

type Saved = { saved: AnyRecord | undefined } | { conflict: ConflictState }

/** Saves a form once, whatever happens on the way: answers the stored record, or what somebody else changed meanwhile. */
export const useSave = (core: Core) => {
  const api = useApi(core)
  const refresh = useRefresh()
  const { t } = useText()
  const key = useRef(crypto.randomUUID())

  const conflictOf = async (base: AnyRecord, values: Values): Promise<ConflictState> => {
    const latest = await api.detail(base.id)
    const who = latest._labels?.updateUser ?? latest.updateUser
    return { latest, who, when: latest.updateTime, differences: differencesOf(core, base, latest, values) }
  }

  /** `values` as the contract's rules checked them; `base` is the record that they were written over; absent for a new one. Throws a FormError that the form shows. */
  return async (values: Values, base: AnyRecord | undefined): Promise<Saved> => {
    try {
      const saved = await api.save(sentValues(core, values, base !== undefined), {
        id: base?.id,
        version: base?.version,
        idempotencyKey: key.current,
      })
      key.current = crypto.randomUUID()
      await refresh(core, { saved })
      return { saved }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Nothing came back, so it may have been stored: the same key makes sure that it is stored once.
      if (error.kind !== 'answer') throw new FormError(t('save.network'))
      key.current = crypto.randomUUID()
      if (error.key === 'stale' && base) return { conflict: await conflictOf(base, values) }
      throw new FormError(reasonOf(error), error.fields)
    }
  }
}
