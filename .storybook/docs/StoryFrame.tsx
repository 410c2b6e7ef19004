import { DocsContext, Story } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef, useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { type Chosen, storyAddress, useChosen } from './toolbar.ts'

type DocsOfStory = { inline?: boolean; height?: string }

/** What a story asks for on a page: `parameters: { docs: { story: { inline: false, height: '420px' } } }`. */
const askedBy = (story: PreparedStory): DocsOfStory => story.parameters.docs?.story ?? {}

export type StoryFrameProps = {
  story: PreparedStory
  /** In a page of its own, so that its play function runs and what floats stays inside. Default: as the story asks. */
  isAlone?: boolean
}

/** A story on a page: in place, or in an iframe where it needs a whole page. */
export const StoryFrame = ({ story, isAlone = askedBy(story).inline === false }: StoryFrameProps) => {
  const chosen = useChosen()
  if (isAlone) return <Alone story={story} chosen={chosen} />
  return <Story of={moduleExportOf(story)} />
}

/** Storybook's types hide the export from which a story was prepared. */
const moduleExportOf = (story: PreparedStory): object => (story as PreparedStory & { moduleExport: object }).moduleExport

const Alone = ({ story, chosen }: { story: PreparedStory; chosen: Chosen }) => (
  <iframe
    title={story.name}
    loading="lazy"
    src={storyAddress(story.id, chosen)}
    style={{ height: askedBy(story).height ?? '400px' }}
  />
)

/** Renders its child once it comes near the window: a page may hold thirty stories, some with ten thousand rows. */
export const WhenNear = ({ children }: { children: React.ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || isNear) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '600px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div ref={place} style={{ minHeight: isNear ? undefined : 160 }}>
      {isNear && children}
    </div>
  )
}

/** The stories of the page's component that belong on it. */
export const useStories = (): PreparedStory[] => {
  const stories = useContext(DocsContext).componentStories()
  return stories.filter(({ tags }) => tags.includes('autodocs'))
}
