import { globSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Bytes of a file of journeys and of the folder beside it that holds its parts. */
export function weightOf(file: string): number {
  const folder = file.replace(/\.test\.ts$/, '')
  const parts = globSync('*.ts', { cwd: folder }).map((name) => join(folder, name))
  return [file, ...parts].reduce((sum, path) => sum + statSync(path).size, 0)
}

/** Server tests that start processes of their own or fill a lot: each takes longer than its length says. */
export const slow = [
  ...['develop/proof', 'src/main', 'transfer/bombs', 'resources/trust', 'db/kill', 'start/seed', 'transfer/transfer'],
  ...['signIn/badLogins', 'stock/kill', 'embedded/upkeep', 'db/migrate'],
].map((name) => `${name}.test.ts`)
const slowness = ({ moduleId }: TestSpecification): number => {
  const at = slow.findIndex((name) => moduleId.endsWith(name))
  return at < 0 ? slow.length : at
}

/**
 * As Vitest orders files, but journeys by what all their parts weigh, and what is known to be slow before the rest: the longest that begins
 * last would be waited for alone.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isJourney = ({ moduleId }: TestSpecification) => dirname(moduleId).endsWith('tests/journeys')
    const journeys = sorted.filter(isJourney).sort((a, b) => weightOf(b.moduleId) - weightOf(a.moduleId))
    const others = sorted.filter((file) => !isJourney(file)).sort((a, b) => slowness(a) - slowness(b))
    return [...journeys, ...others]
  }
}
