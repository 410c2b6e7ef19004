import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { apiReport, reportPath } from './lib/api/report.ts'
import { root } from './lib/root.ts'
import { main, say } from './lib/say.ts'

/** Writes what the design system offers its callers; the check "api" compares. */
await main(async () => {
  const { text } = await apiReport(root)
  const file = join(root, reportPath)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  say(`Wrote ${reportPath}; its difference is what callers will notice.`)
})
