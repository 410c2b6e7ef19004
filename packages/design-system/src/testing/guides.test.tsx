import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from './conformance.tsx'
import type { Guide } from './guide.ts'

type Composed = ComponentType & { storyName: string; play?: (context: { canvasElement: HTMLElement }) => Promise<void> }

type StoriesFile = Parameters<typeof composeStories>[0] & {
  default: { parameters?: { guide?: Guide; docs?: { story?: { inline?: boolean } } } }
}

/** The page of a component is made of the stories named after it; others beside them are further pages. */
const isMain = (path: string): boolean => /\/(\w+)\/\1\.stories\.tsx$/.test(path)

const files = import.meta.glob<StoriesFile>('../*/*.stories.tsx')

/** A module's exports are sorted by name; the page shows them as they are written. */
const sources = import.meta.glob<string>('../*/*.stories.tsx', { query: '?raw', import: 'default', eager: true })
const firstStory = (path: string): string => /^export const (\w+)/m.exec(sources[path] ?? '')?.[1] ?? ''

setProjectAnnotations([{}])
// As wide as the page that shows them.
beforeAll(() => page.viewport(1280, 800))

/** The parts that the page could not mark, because no element of the story matches their selectors. */
const unmarked = ({ anatomy }: Guide, picture: Element): string[] =>
  anatomy.flatMap(({ part, selector }) => (selector && !picture.querySelector(selector) ? [`${part}: ${selector}`] : []))

describe('the page of a component marks its parts', () => {
  it.each(Object.entries(files).filter(([path]) => isMain(path)))('%s', { timeout: 20_000 }, async (path, load) => {
    const file = await load()
    const { guide, docs } = file.default.parameters ?? {}
    if (!guide) return
    const name = guide.story ?? firstStory(path)
    const Story = (composeStories(file) as Record<string, Composed>)[name] // Its type asks for a known file.
    if (!Story) throw new Error(`The guide draws its parts on the story "${name}", which is not exported.`)
    const { container, unmount } = mount(<Story />)
    onTestFinished(unmount)
    if (guide.story) await Story.play?.({ canvasElement: container })
    // In a page of its own the picture holds what floats too.
    const isAlone = guide.story !== undefined || docs?.story?.inline === false
    await vi.waitFor(() => expect(unmarked(guide, isAlone ? document.body : container)).toEqual([]), 10_000)
  })
})
