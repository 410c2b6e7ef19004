import type { AnyRecord, Core } from '@bip/contract'
import { isSame, type Values, writableKeys } from './values.ts'

export type Side = 'mine' | 'theirs'

/** A field that somebody else changed while it was being edited here. */
export type Difference = { key: string; mine: unknown; theirs: unknown; isMineChanged: boolean }

/** The fields that changed on the gateway since `base` was read, beside what stands in the form. */
export const differencesOf = (core: Core, base: AnyRecord, latest: AnyRecord, mine: Values): Difference[] =>
  writableKeys(core, true)
    .filter((key) => !isSame(core.fields[key], base[key], latest[key]))
    .map((key) => ({
      key,
      mine: mine[key],
      theirs: latest[key],
      isMineChanged: !isSame(core.fields[key], base[key], mine[key]),
    }))

/** Mine where I changed it, theirs where only they did. */
export const firstChoice = (differences: readonly Difference[]): Readonly<Record<string, Side>> =>
  Object.fromEntries(differences.map(({ key, isMineChanged }) => [key, isMineChanged ? 'mine' : 'theirs']))

/** The form's values with theirs wherever theirs were chosen. */
export const merge = (mine: Values, differences: readonly Difference[], choice: Readonly<Record<string, Side>>): Values => ({
  ...mine,
  ...Object.fromEntries(differences.filter(({ key }) => choice[key] === 'theirs').map(({ key, theirs }) => [key, theirs])),
})
