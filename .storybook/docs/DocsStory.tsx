import { Anchor, Subheading } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { useLocale } from '../../packages/design-system/src/index.ts'
import { StoryBox, StorySection } from '../../packages/design-system/src/testing/docs/Docs.styles.ts'
import { docsTexts } from '../../packages/design-system/src/testing/docs/docs.texts.ts'
import { StoryFrame } from './StoryFrame.tsx'
import { storyAddress, useChosen } from './toolbar.ts'

export type DocsStoryProps = {
  story: PreparedStory
  /** Under its name and the words above it in the source. */
  isTitled?: boolean
}

/** A story with what is said of it, its code and the way to see it alone. */
export const DocsStory = ({ story, isTitled }: DocsStoryProps) => {
  const { t } = useLocale()
  const chosen = useChosen()
  const [hasCode, setCode] = useState(false)
  const { source, description } = story.parameters.docs ?? {}
  return (
    <StorySection>
      {isTitled && (
        <Anchor storyId={story.id}>
          <Subheading>{story.name}</Subheading>
        </Anchor>
      )}
      {isTitled && description?.story && <p className="sb-unstyled">{description.story}</p>}
      <StoryBox>
        <StoryFrame story={story} />
        <footer className="sb-unstyled">
          <button type="button" aria-expanded={hasCode} onClick={() => setCode(!hasCode)}>
            {t(docsTexts.code)}
          </button>
          <a href={storyAddress(story.id, chosen)} target="_blank" rel="noreferrer">
            {t(docsTexts.open)}
          </a>
        </footer>
        {hasCode && <pre className="sb-unstyled">{source?.originalSource}</pre>}
      </StoryBox>
    </StorySection>
  )
}
