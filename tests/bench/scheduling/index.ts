import { Problem } from '../../../scripts/lib/say.ts'
import type { Section } from '../report.ts'
import { timeBoard } from './board.ts'
import type { Part } from './part.ts'
import { timePlant } from './plant.ts'
import { timeShops } from './shops.ts'

type Options = { only?: readonly string[]; rounds?: number; isQuick?: boolean; seconds?: number }

const parts: Readonly<Record<string, (options: Options) => Part | Promise<Part>>> = {
  plant: timePlant,
  shops: ({ isQuick = false, seconds = isQuick ? 1 : 10 }) => timeShops(seconds),
  board: ({ rounds = 3 }) => timeBoard(rounds),
}

/** A whole plant and changes of it, job shops of the literature, and the board; `--only=plant`, `shops` or `board` takes a part. */
export async function scheduling({ only = Object.keys(parts), ...options }: Options): Promise<Section> {
  const done: Part[] = []
  for (const name of only) {
    const part = parts[name]
    if (!part) throw new Problem(`Scheduling has no part "${name}"; --only takes some of ${Object.keys(parts).join(', ')}.`)
    done.push(await part(options))
  }
  return {
    key: 'scheduling',
    title: 'Scheduling',
    how: done.map(({ how }) => how).join(' '),
    goals: done.flatMap(({ goals }) => goals),
    details: done.flatMap(({ details }) => details),
  }
}
