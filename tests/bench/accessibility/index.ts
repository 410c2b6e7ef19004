import type { Page } from 'playwright-core'
import { type Language, languages } from '../../../packages/contract/src/index.ts'
import { buildApps } from '../../../scripts/lib/apps.ts'
import { say } from '../../../scripts/lib/say.ts'
import { askingAs } from '../../support/asking.ts'
import { startProduct } from '../../support/product.ts'
import { failedOf, type Look, withLighthouse } from '../lighthouse.ts'
import { type Section, table } from '../report.ts'
import { open, type Shape, shapesOf } from './shapes.ts'

const category = 'accessibility'

/** What Lighthouse says of a page in a language, 0 to 100, and what fails there. */
type Finding = { name: string; language: Language; score: number; failed: string[] }

type AccessibilityOptions = {
  /** Some of the languages; all by default. */
  only?: readonly string[]
}

/** One page of each shape in each language, as somebody meets it who cannot see it. */
export async function accessibility({ only = [] }: AccessibilityOptions = {}): Promise<Section> {
  await buildApps()
  const { url, stop } = await startProduct({ timeout: 300_000 })
  try {
    const findings: Finding[] = []
    for (const language of languages) {
      if (only.length > 0 && !only.includes(language.toLowerCase())) continue
      say(`Lighthouse looks at pages in ${language} …`)
      findings.push(...(await lookAt(url, language)))
    }
    return sectionOf(findings)
  } finally {
    await stop()
  }
}

async function lookAt(url: string, language: Language): Promise<Finding[]> {
  const findings: Finding[] = []
  const categories = [category]
  const lookAtAll = async (look: Look, shapes: readonly Shape[]) => {
    for (const [name, path] of shapes) {
      const report = await look(path)
      const score = Math.round((report.categories[category]?.score ?? 0) * 100)
      findings.push({ name, language, score, failed: failedOf(report, category) })
    }
  }
  await withLighthouse({ url, language, categories }, (look) => lookAtAll(look, open))
  let shapes: Shape[] = []
  const prepare = async (page: Page) => {
    shapes = await shapesOf(await askingAs(page))
  }
  await withLighthouse({ url, language, categories, account: 'admin', prepare }, (look) => lookAtAll(look, shapes))
  return findings
}

const sectionOf = (findings: readonly Finding[]): Section => ({
  key: 'accessibility',
  title: 'Accessibility',
  how: 'One page of each shape of the built product with its demonstration data, looked at by Lighthouse with its own profile of a desktop, signed in as an administrator but for login and wall. What axe says of every page at 200 % is among the proofs of docs/trust.md.',
  goals: findings.map(({ name, language, score }) => ({
    name: `${name}, ${language}`,
    measured: String(score),
    goal: '100',
    share: score === 0 ? Number.POSITIVE_INFINITY : 100 / score,
  })),
  details: findings.some(({ failed }) => failed.length > 0)
    ? [
        table(
          ['page', 'language', 'fails'],
          findings
            .filter(({ failed }) => failed.length > 0)
            .map(({ name, language, failed }) => [name, language, failed.map((one) => `\`${one}\``).join('; ')]),
        ),
      ]
    : [],
})
