import { useInsertionEffect, useRef, useState } from 'react'
import type { Contribution } from './Contribution.ts'
import type { Feature } from './Feature.ts'
import type { Services } from './Services.ts'
import type { Table } from './Table.ts'

/** The features' services, the same object at every drawing. */
export const useServices = <T>(): Services<T> => useState<Services<T>>(() => ({}))[0]

/** Asks all features, in their order, what they do in this table. */
export const useContributions = <T>(
  features: readonly Feature[],
  table: Table<T>,
  services: Services<T>,
): readonly Contribution<T>[] =>
  features.map(({ useTable }) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: the list of features is the same for all tables.
    const contribution: Contribution<T> = useTable?.(table, services) ?? {}
    Object.assign(services, contribution.offers)
    return contribution
  })

/** The contributions of the drawing that is in the page, for whoever hears of events. */
export const useLatest = <Value>(value: Value): { readonly current: Value } => {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
