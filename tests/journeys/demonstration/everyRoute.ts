import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '../../../packages/contract/src/index.ts'
import { queries, resources } from '../../../packages/contract/src/resources/index.ts'
import { isProof, recordFigure } from '../../support/figures.ts'
import type { Demonstration } from './demonstration.ts'

/** One page of each shape: the workbench, tasks, cards with sums, a record to fill in, a tree, figures. */
const shapes = [
  '/desk/index',
  '/work/todo',
  '/pdp/project-budget',
  '/scm/purchase-order/create',
  '/system/department',
  '/scm/purchase-by-supplier',
]
const listed = [...Object.values(resources), ...Object.values(queries)].flatMap(({ menu }) => menu?.path ?? [])

/** A page at twice the size on a screen of 1440 × 900. */
const magnified = { width: 720, height: 450 }

type Finding = { route: string; language: Language; rule: string; nodes: string[] }

/** Pages that anybody can read: the gate looks at one of each shape in one language, the proof at every page of the menu in all three. */
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

    it.each(languages)('have a title and nothing that axe finds fault with, in %s', async (language) => {
      const place = languages.indexOf(language)
      const routes = isProof ? [...new Set([...shapes, ...listed])] : shapes.filter((_, at) => at % languages.length === place)
      const page = await open(language)
      const findings: Finding[] = []
      for (const route of routes) findings.push(...(await look(page, language, route)))
      await page.context().close()
      recordFigure(`pages at 200 % in ${language}`, `${routes.length} pages, ${findings.length} findings of axe`)
      expect(findings).toEqual([])
    })
  })
}
