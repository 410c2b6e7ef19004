import type { Weather, WeatherNow } from '@bip/contract'
import { z } from 'zod'
import { callOut, OutboundFailure } from '../outbound/callOut.ts'

/** What a weather service answers; more may be there. */
const answer = z.object({
  city: z.string().max(60),
  temperature: z.number().min(-90).max(60),
  text: z.string().max(60),
  humidity: z.number().min(0).max(100).optional(),
  wind: z.string().max(60).optional(),
}) satisfies z.ZodType<Weather>

const fresh = 10 * 60_000
const timeout = 3000
/** An answer is one small object. */
const maxBytes = 64 * 1024

/** Asks the service at an address, at most once in ten minutes, and once at a time. */
export function createWeather({ url, clock, log }: { url: string | undefined; clock: () => Date; log: (line: string) => void }) {
  let known: { at: number; now: WeatherNow } | undefined
  let asking: Promise<WeatherNow> | undefined

  const ask = async (address: string): Promise<WeatherNow> => {
    try {
      const { status, body } = await callOut(address, { timeout, maxBytes, headers: { accept: 'application/json' } })
      if (status !== 200) throw new OutboundFailure('answered', `it answered ${status}`, { status: String(status) })
      return { state: 'on', weather: answer.parse(JSON.parse(body.toString())) }
    } catch (error) {
      const reason = error instanceof OutboundFailure ? error.message : 'its answer is not one of the weather'
      log(`The weather service is of no help: ${reason}`)
      return { state: 'down', weather: null }
    }
  }

  return async (): Promise<WeatherNow> => {
    if (!url) return { state: 'off', weather: null }
    const at = clock().getTime()
    if (known && Math.abs(at - known.at) < fresh) return known.now
    asking ??= ask(url).then((now) => {
      known = { at, now }
      asking = undefined
      return now
    })
    return asking
  }
}
