import { type Label, label } from '../i18n.ts'
import type { Tone } from './core.ts'

export type DictionaryValue = { key: string; label: Label; tone?: Tone }
export type Dictionary = { code: string; label: Label; values: readonly DictionaryValue[] }

/** A value of a dictionary: its key, its name in three languages, and the tone of its sign. */
export const value = (key: string, zh: string, en: string, vi: string, tone?: Tone): DictionaryValue => ({
  key,
  label: label(zh, en, vi),
  tone,
})
