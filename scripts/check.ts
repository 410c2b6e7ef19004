import { checkNames, runChecks } from './checks/index.ts'
import { main, Problem, say, span, tone } from './lib/say.ts'

/** Everything that can be known without running the product; names on the command line choose some of the checks. */
await main(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !checkNames.includes(name))
  if (unknown.length > 0) throw new Problem(`There is no check "${unknown.join(' ')}"; the checks are ${checkNames.join(', ')}.`)
  const results = await runChecks(wanted.length > 0 ? wanted : checkNames)
  for (const { name, findings, milliseconds } of results) {
    const verdict = findings.length > 0 ? tone('red', `${findings.length} to mend`) : tone('green', 'fine')
    say(`${tone('bold', name.padEnd(14))} ${verdict} ${tone('dim', span(milliseconds))}`)
    for (const finding of findings) say(`  ${finding}`)
  }
  if (results.some(({ findings }) => findings.length > 0)) process.exit(1)
})
