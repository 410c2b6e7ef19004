import type { Operation, Plant, Spans } from '../model/types.ts'
import { randomOf } from '../random.ts'

const day = 1440

/** Shifts of so many days: by day, in two shifts, through the night, or always. */
const hoursFor = (kind: number, days: number): Spans => {
  const shifts = [
    [480, 720, 780, 1020],
    [360, 840, 840, 1320],
    [1200, 1680],
    [0, 1440],
  ][kind % 4]!
  return Array.from({ length: days }, (_, at) => (at % 7 > 4 ? [] : shifts.map((minute) => at * day + minute))).flat()
}

/** Spans that touch become one. */
const joined = (spans: Spans): Spans => {
  const result: number[] = []
  for (let at = 0; at < spans.length; at += 2)
    if (result.length > 0 && result.at(-1)! >= spans[at]!) result[result.length - 1] = Math.max(result.at(-1)!, spans[at + 1]!)
    else result.push(spans[at]!, spans[at + 1]!)
  return result
}

export type PlantSize = { orders: number; stations: number; days: number; steps?: number }

/** A plant by chance, with everything that makes plants difficult; the same one for the same seed. */
export function plantOf(seed: number, { orders, stations, days, steps = 7 }: PlantSize): Plant {
  const random = randomOf(seed)
  const whole = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1))
  const horizon = days * day
  const skills = ['turning', 'welding', 'fitting', 'wiring']
  const crews = Array.from({ length: Math.max(4, Math.ceil(stations / 3)) }, (_, at) => ({
    ...{ key: `c${at}`, hours: joined(hoursFor(whole(0, 2), days)), people: whole(2, 8), group: `g${at % 3}` },
    skills: skills.filter((_, index) => index === at % 4 || random() < 0.6),
  }))
  const own = Array.from({ length: stations }, (_, at) => {
    const stop = whole(0, days - 2) * day + 500
    return {
      ...{ key: `s${at}`, hours: joined(hoursFor(whole(0, 3), days)), capacity: random() < 0.1 ? whole(2, 3) : 1 },
      ...{ efficiency: [80, 100, 100, 125][whole(0, 3)]!, stops: random() < 0.3 ? [stop, stop + whole(60, 1500)] : [] },
    }
  })
  const operations: Operation[] = []
  const all = Array.from({ length: orders }, (_, order) => {
    const length = whole(1, steps)
    for (let step = 0; step < length; step += 1) {
      const [first, needsPeople] = [whole(0, stations - 1), random() < 0.7]
      operations.push({
        ...{ key: `o${order}.${step}`, order: `o${order}`, setup: whole(0, 3) * 10, run: whole(5, 240) },
        stations: [...new Set([first, ...(random() < 0.5 ? [whole(0, stations - 1)] : [])])].map((at) => `s${at}`),
        ...(random() < 0.5 && { family: `f${whole(0, 4)}` }),
        ...(needsPeople && { people: whole(1, 2), skills: [skills[whole(0, 3)]!] }),
        ...(needsPeople && random() < 0.1 && { group: `g${whole(0, 2)}` }),
        ...(random() < 0.2 && { wait: whole(0, 300) }),
        ...(random() < 0.5 && { move: whole(0, 20) }),
        ...(random() < 0.15 && { overlap: whole(5, 60) }),
        after: [
          ...(step > 0 ? [`o${order}.${step - 1}`] : []),
          ...(step === 0 && order > 2 && random() < 0.1 ? [`o${order - whole(1, 2)}.0`] : []),
        ],
      })
    }
    return { key: `o${order}`, due: whole(1, days) * day, weight: whole(1, 4), ready: whole(0, Math.floor(days / 3)) * day }
  })
  return {
    now: 8 * 60,
    horizon,
    stations: own,
    crews,
    orders: all,
    operations,
    ...(random() < 0.3 && { setups: { 'f0>f1': 5, 'f1>f0': 45 } }),
  }
}
