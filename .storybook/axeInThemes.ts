import type { AxeResults } from 'axe-core'
import { expect } from 'storybook/test'
import type { ThemeName } from '../packages/design-system/src/foundations/themes.ts'
import { isOfNewShape } from './axeSample.ts'

type Parameters = { a11y?: { test?: string; disable?: boolean } }
type StoryContext = { viewMode: string; title: string; tags: readonly string[]; parameters: Parameters }

/** Colours are all that differs between two themes, so a further pass runs the rules about colour. */
const colourRules = ['color-contrast', 'link-in-text-block']

const isTestRun = (): boolean => import.meta.env.VITEST_STORYBOOK !== undefined

/**
 * A pass takes about 90 ms: those whose looks matter are seen in the dark as well, where most colours differ from the light.
 * The rest is for the conformance suite and the kitchen, which show every component in every theme.
 */
const furtherThemes = (tags: readonly string[]): readonly ThemeName[] => (tags.includes('visual') ? ['dark'] : [])

const findingsIn = (theme: ThemeName, { violations }: AxeResults): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} in the theme ${theme}: ${node.html}\n${node.failureSummary ?? ''}`),
  )

/** After the play function, and before the add-on's own pass: which stories axe looks at, and in which further themes, with the same demand. */
export const axeInThemes = async (context: StoryContext): Promise<void> => {
  const { viewMode, title, tags, parameters } = context
  const { documentElement: root } = document
  if (!isTestRun() || viewMode !== 'story' || parameters.a11y?.test === 'off' || parameters.a11y?.disable) return
  if (!import.meta.env.BIP_PROVE && !isOfNewShape(title, tags, document.body)) {
    context.parameters = { ...parameters, a11y: { ...parameters.a11y, test: 'off' } }
    return
  }
  if (root.dataset.theme !== 'light') return
  const { default: axe } = await import('axe-core')
  const findings: string[] = []
  try {
    for (const theme of furtherThemes(tags)) {
      root.dataset.theme = theme
      const results = await axe.run(
        { include: document.body },
        { runOnly: { type: 'rule', values: colourRules }, resultTypes: ['violations'] },
      )
      findings.push(...findingsIn(theme, results))
    }
  } finally {
    root.dataset.theme = 'light'
  }
  expect(findings).toEqual([])
}
