import { ArgTypes, Description, Heading, useOf } from '@storybook/addon-docs/blocks'
import type { PreparedStory } from 'storybook/internal/types'
import { useLocale } from '../../packages/design-system/src/index.ts'
import { Anatomy } from '../../packages/design-system/src/testing/docs/Anatomy.tsx'
import { Page, Purpose } from '../../packages/design-system/src/testing/docs/Docs.styles.ts'
import { DosAndDonts } from '../../packages/design-system/src/testing/docs/DosAndDonts.tsx'
import { docsTexts } from '../../packages/design-system/src/testing/docs/docs.texts.ts'
import { KeyboardTable } from '../../packages/design-system/src/testing/docs/KeyboardTable.tsx'
import type { Guide } from '../../packages/design-system/src/testing/guide.ts'
import { DocsStory } from './DocsStory.tsx'
import { StoryFrame, useStories, WhenNear } from './StoryFrame.tsx'

type GuideSectionsProps = { guide: Guide; stories: readonly PreparedStory[] }

/** The story that shows all parts: the one that the guide names, else the first. */
const pictureOf = ({ guide, stories }: GuideSectionsProps): PreparedStory | undefined =>
  guide.story ? stories.find(({ id }) => id.endsWith(`--${kebab(guide.story)}`)) : stories[0]

const kebab = (name = ''): string => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()

const GuideSections = ({ guide, stories }: GuideSectionsProps) => {
  const { t } = useLocale()
  const picture = pictureOf({ guide, stories })
  return (
    <>
      <section>
        <Heading>{t(docsTexts.anatomy)}</Heading>
        <div className="sb-unstyled">
          <Anatomy parts={guide.anatomy}>
            {picture && (guide.story ? <StoryFrame story={picture} isAlone /> : <StoryFrame story={picture} />)}
          </Anatomy>
        </div>
      </section>
      <section>
        <Heading>{t(docsTexts.usage)}</Heading>
        <div className="sb-unstyled">
          <DosAndDonts dos={guide.dos} donts={guide.donts} />
        </div>
      </section>
      <section>
        <Heading>{t(docsTexts.keyboard)}</Heading>
        <div className="sb-unstyled">
          <KeyboardTable keyboard={guide.keyboard} />
        </div>
      </section>
    </>
  )
}

/** The page of a component: what it is for, how it looks, its parts, its rules, its keys, its props and every story. */
export const DocsPage = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { t } = useLocale()
  const stories = useStories()
  const [first, ...rest] = stories
  const guide: Guide | undefined = preparedMeta.parameters.guide
  return (
    <Page>
      <header className="sb-unstyled">
        <h1>{preparedMeta.title.split('/').at(-1)}</h1>
        <Purpose lang="en">{guide?.purpose}</Purpose>
      </header>
      {!guide && <Description of="meta" />}
      {first && <DocsStory story={first} isTitled={!guide} />}
      {guide && <GuideSections guide={guide} stories={stories} />}
      {guide && preparedMeta.component && (
        <section>
          <Heading>{t(docsTexts.props)}</Heading>
          <ArgTypes of="meta" />
        </section>
      )}
      {rest.length > 0 && (
        <section>
          <Heading>{t(docsTexts.stories)}</Heading>
          {rest.map((story) => (
            <WhenNear key={story.id}>
              <DocsStory story={story} isTitled />
            </WhenNear>
          ))}
        </section>
      )}
    </Page>
  )
}
