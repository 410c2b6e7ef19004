import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '../../../packages/contract/src/index.ts'
import { isProof, recordFigure } from '../../support/figures.ts'
import type { Demonstration } from './demonstration.ts'
import { type Routes, routesOf } from './routes.ts'

/** One page of each shape: the workbench, tasks, cards with sums, a record to fill in, a tree, figures. */
const shapes = [
  '/desk/index',
  '/work/todo',
  '/pdp/project-budget',
  '/scm/purchase-order/create',
  '/system/department',
  '/scm/purchase-by-supplier',
]
/** Parts of the proof, each with what it looks at. */
const parts: readonly [what: string, of: keyof Routes][] = [
  ['pages of the menu', 'listed'],
  ['forms', 'forms'],
  ['records', 'records'],
]

/** A page at twice the size on a screen of 1440 × 900. */
const magnified = { width: 720, height: 450 }

type Finding = { route: string; language: Language; rule: string; nodes: string[] }

/** Pages that anybody can read: the gate looks at one of each shape in one language, the proof at every page, every form and a record of each resource in all three. */
export function everyRoute(demonstration: () => Demonstration): void {
  describe('pages at 200 %', () => {
    let axe: string

    beforeAll(async () => {
      axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
    })

    const open = async (language: Language): Promise<Page> => {
      const { product, browser } = demonstration()
      const context = await browser.newContext({ locale: language, viewport: magnified, reducedMotion: 'reduce' })
      const page = await context.newPage()
      page.setDefaultTimeout(30_000)
      await page.goto(`${product.url}/login`)
      await page.locator('input[autocomplete=username]').fill('admin')
      await page.locator('input[type=password]').fill('bip-demo')
      await page.keyboard.press('Enter')
      await page.waitForURL(/desk/)
      return page
    }

    const look = async (page: Page, language: Language, route: string): Promise<Finding[]> => {
      await page.goto(`${demonstration().product.url}${route}`)
      const stage = page.locator('#stage > [data-active]')
      await stage.locator('h1, [role=grid], [role=tree]').first().waitFor()
      await expect.poll(() => stage.locator('[aria-busy=true]').count()).toBe(0)
      // Its own name first, then the product's.
      await expect.poll(() => page.title(), { message: `title of ${route}` }).toMatch(/^.+ · BIP/)
      await page.evaluate(axe)
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: { run(at: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
        } // as just loaded
        return (await axe.run(document, { resultTypes: ['violations'] })).violations.map(({ id, nodes }) => ({
          rule: id,
          nodes: nodes.map(({ html }) => html.slice(0, 160)),
        }))
      })
      return violations.map((violation) => ({ route, language, ...violation }))
    }

    const findingsAt = async (language: Language, routes: (page: Page) => Promise<readonly string[]>) => {
      const page = await open(language)
      const findings: Finding[] = []
      const all = await routes(page)
      for (const route of all) findings.push(...(await look(page, language, route)))
      await page.context().close()
      return { count: all.length, findings }
    }

    it.each(languages)('have a title and nothing that axe finds fault with, in %s', async (language) => {
      const place = languages.indexOf(language)
      const routes = shapes.filter((_, at) => isProof || at % languages.length === place)
      expect((await findingsAt(language, async () => routes)).findings).toEqual([])
    })

    const proved = languages.flatMap((language) => parts.map(([what, of]) => ({ language, what, of })))
    it.runIf(isProof).each(proved)(
      '$what have a title and nothing that axe finds fault with, in $language',
      async ({ language, what, of }) => {
        const { count, findings } = await findingsAt(language, async (page) => (await routesOf(page))[of])
        recordFigure(`${what} at 200 % in ${language}`, `${count} pages, ${findings.length} findings of axe`)
        expect(findings).toEqual([])
      },
    )
  })
}
