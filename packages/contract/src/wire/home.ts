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
