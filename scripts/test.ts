import { groupsOf, type Step, stepNames, stepsFor } from './lib/gate.ts'
import { main, Problem, say, span, tone } from './lib/say.ts'
import type { Tally } from './lib/vitest.ts'

/** The gate: everything that must pass, or the steps named on the command line. */
await main(async () => {
  const wanted = process.argv.slice(2)
  const steps = stepsFor(wanted)
  if (steps.length === 0) throw new Problem(`There is no step "${wanted.join(' ')}"; the steps are ${stepNames.join(', ')}.`)
  const started = performance.now()
  const total = { passed: 0, failed: 0 }
  for (const group of groupsOf(steps)) {
    for (const { passed, failed } of await Promise.all(group.map(perform))) {
      total.passed += passed
      total.failed += failed
    }
  }
  say(tone('dim', `in ${span(performance.now() - started)}`))
  say(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed > 0 ? 1 : 0)
})

async function perform({ name, title, body }: Step): Promise<Tally> {
  const started = performance.now()
  const time = () => tone('dim', span(performance.now() - started))
  say(`${tone('bold', name.padEnd(16))} ${title}`)
  // A step may take minutes: a sign of life keeps people and CI runners from giving up on it.
  const sign = setInterval(() => say(tone('dim', `${' '.repeat(16)} … ${span(performance.now() - started)}`)), 30_000)
  try {
    const tally = await body()
    if (tally.failed > 0) say(tally.output.trimEnd())
    say(`${name.padEnd(16)} ${summary(tally)} ${time()}`)
    return tally
  } catch (error) {
    const output = error instanceof Problem ? error.message : String(error instanceof Error ? error.stack : error)
    say(`${output}\n${name.padEnd(16)} ${tone('red', 'could not run')} ${time()}`)
    return { passed: 0, failed: 1, skipped: 0, output }
  } finally {
    clearInterval(sign)
  }
}

function summary({ passed, failed, skipped, output }: Tally) {
  if (failed > 0) return tone('red', `${failed} failed, ${passed} passed`)
  if (passed === 0) return tone('yellow', output)
  return tone('green', `${passed} passed`) + (skipped > 0 ? tone('yellow', `, ${skipped} skipped`) : '')
}
