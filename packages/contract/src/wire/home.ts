import type { AnyRecord } from '../resource/core.ts'
/** What screens may remember for their user on the server. */
export const userSettingKeys = ['desk'] as const
export type UserSettingKey = (typeof userSettingKeys)[number]

/** Longest text that is remembered under one key, in characters. */
export const userSettingLimit = 20_000

/** The weather where the company is. */
export type Weather = {
  city: string
  /** Degrees Celsius. */
  temperature: number
  /** In words. */
  text: string
  /** Relative, per cent. */
  humidity?: number
  wind?: string
}

/** `off`: no service is configured. `down`: it did not answer in time, or not what was expected. */
export type WeatherNow = { state: 'on'; weather: Weather } | { state: 'off' | 'down'; weather: null }

/** A bar of a card: a value of a choice field, how many records have it, and the sum asked for as a decimal string. */
export type CardBar = { value: string; count: number; sum?: string | null }

/** A card of the workbench for its reader: the filters of the list behind it, and its first rows or its bars. */
export type CardAnswer = {
  filters: Record<string, string>
  total: number
  records?: AnyRecord[]
  bars?: CardBar[]
}

/** By the key of the card. */
export type CardAnswers = Record<string, CardAnswer>
