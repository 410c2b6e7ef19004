import type { Weather, WeatherNow } from '@bip/contract'
import { z } from 'zod'

/** What a weather service answers; more may be there. */
const answer = z.object({
  city: z.string().max(60),
  temperature: z.number().min(-90).max(60),
  text: z.string().max(60),
  humidity: z.number().min(0).max(100).optional(),
  wind: z.string().max(60).optional(),
}) satisfies z.ZodType<Weather>

const fresh = 10 * 60_000
const patience = 3000
/** An answer is one small object. */
const mostBytes = 64 * 1024

/** Asks the service at an address, at most once in ten minutes, and once at a time. */
export function createWeather({ url, clock, log }: { url: string | undefined; clock: () => Date; log: (line: string) => void }) {
  let known: { at: number; now: WeatherNow } | undefined
  let asking: Promise<WeatherNow> | undefined

  const ask = async (address: string): Promise<WeatherNow> => {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(patience), headers: { accept: 'application/json' } })
      if (!response.ok) throw new Error(`it answered ${response.status}`)
      const text = await response.text()
      if (text.length > mostBytes) throw new Error('its answer is too long')
      return { state: 'on', weather: answer.parse(JSON.parse(text)) }
    } catch (error) {
      log(`The weather service did not answer: ${error instanceof Error ? error.message : String(error)}`)
      return { state: 'down', weather: null }
    }
  }

  return async (): Promise<WeatherNow> => {
    if (!url) return { state: 'off', weather: null }
    const at = clock().getTime()
    if (known && at - known.at < fresh) return known.now
    asking ??= ask(url).then((now) => {
      known = { at, now }
      asking = undefined
      return now
    })
    return asking
  }
}
