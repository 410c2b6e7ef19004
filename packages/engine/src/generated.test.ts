import { expect, test } from 'vitest'
import { count, recordFigure } from '../../../tests/support/figures.ts'
import { compile } from './compile/compile.ts'
import { DiagramError } from './compile/DiagramError.ts'
import { randomOf } from './simulation/random.ts'
import { diagram } from './testing/diagram.ts'
import { generated } from './testing/generate.ts'
import { wander } from './testing/wander.ts'

test(
  'processes made by chance end or wait, whatever is done to them: none hangs, none loses a token',
  async () => {
    const total = count(400, 10_000)
    const ends = { over: 0, waits: 0, refused: 0 }
    let commands = 0
    for (let seed = 1; seed <= total; seed += 1) {
      const random = randomOf(seed)
      const text = generated(random)
      const program = await compile(diagram(text)).catch((error: unknown) => {
        // A flow by chance may make what no diagram may hold; everything else is a fault.
        if (error instanceof DiagramError && error.element) return undefined
        throw error
      })
      if (!program) {
        ends.refused += 1
        continue
      }
      const walk = wander(program, random)
      expect(walk.faults, `seed ${seed}\n${text}`).toEqual([])
      ends[walk.end] += 1
      commands += walk.commands
    }
    expect(ends.refused).toBeLessThan(total / 10)
    expect(ends.over).toBeGreaterThan(total / 2)
    recordFigure(
      'generated processes',
      `${total} by seed, ${commands} commands: ${ends.over} ended, ${ends.waits} wait, ${ends.refused} refused, no token lost`,
    )
  },
  count(120_000, 3_600_000),
)
