import { expect } from 'storybook/test'

type StoryContext = { viewMode: string; parameters: { a11y?: { test?: string; disable?: boolean } } }

/** Colours that a theme changes are all that differs between two themes, so the second pass runs the rules about colour. */
const colourRules = ['color-contrast', 'link-in-text-block']

const isTestRun = (): boolean => import.meta.env.VITEST_STORYBOOK !== undefined

/** After the play function: the story once more in the dark theme, with the same demand. */
export const axeInDark = async ({ viewMode, parameters }: StoryContext): Promise<void> => {
  const { documentElement: root } = document
  if (!isTestRun() || viewMode !== 'story' || parameters.a11y?.test === 'off' || parameters.a11y?.disable) return
  if (root.dataset.theme !== 'light') return
  root.dataset.theme = 'dark'
  try {
    const { default: axe } = await import('axe-core')
    const { violations } = await axe.run({ include: document.body }, { runOnly: { type: 'rule', values: colourRules } })
    const findings = violations.flatMap((violation) =>
      violation.nodes.map((node) => `${violation.id} in the dark theme: ${node.html}\n${node.failureSummary ?? ''}`),
    )
    expect(findings).toEqual([])
  } finally {
    root.dataset.theme = 'light'
  }
}
