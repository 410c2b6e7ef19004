import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { Grid, Group, Tile } from './Kitchen.styles.ts'
import { Opener } from './Opener.tsx'
import { groups, samples } from './samples.tsx'

/** Every component on one page, to see them together. */
const Kitchen = () => (
  <div>
    <h1 lang="en" style={{ marginBottom: 24, fontSize: 28, lineHeight: '36px' }}>
      All components
    </h1>
    {groups.map((group) => (
      <Group key={group} aria-label={group}>
        <h2 lang="en">{group}</h2>
        <Grid>
          {samples
            .filter((sample) => sample.group === group)
            .map((sample) => {
              const { name, component: Component, args, isWide, isOverlay } = sample
              return (
                <Tile key={name} data-tile={name} data-wide={isWide || undefined}>
                  <h3 lang="en">{name}</h3>
                  <div>
                    <ErrorBoundary fallback={(error) => <p data-broken={name}>{error.message}</p>}>
                      {isOverlay ? <Opener {...sample} /> : <Component {...args} />}
                    </ErrorBoundary>
                  </div>
                </Tile>
              )
            })}
        </Grid>
      </Group>
    ))}
  </div>
)

/** Rules about the order of a whole page; this one has many heads, bars and feet. */
const pageRules = [
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-banner-is-top-level',
  'heading-order',
  'duplicate-id-aria',
]

const meta = {
  title: 'Kitchen/All components',
  component: Kitchen,
  tags: ['!autodocs'],
  parameters: { a11y: { config: { rules: pageRules.map((id) => ({ id, enabled: false })) } } },
} satisfies Meta<typeof Kitchen>

export default meta
type Story = StoryObj<typeof meta>

/** Each stands there whole. */
const isWhole = async (canvasElement: HTMLElement): Promise<void> => {
  // Asked for once: each such question walks the whole page.
  const headings = within(canvasElement).getAllByRole('heading', { level: 3 })
  await expect(headings.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(samples.map(({ name }) => name)))
  const broken = Array.from(
    canvasElement.querySelectorAll<HTMLElement>('[data-broken]'),
    ({ dataset, textContent }) => `${dataset.broken}: ${textContent}`,
  )
  await expect(broken).toEqual([])
}

/** What lies over the page opens from its button and goes on Escape. */
export const Light: Story = {
  play: async ({ canvasElement }) => {
    await isWhole(canvasElement)
    for (const { name } of samples.filter(({ isOverlay }) => isOverlay)) {
      const opener = canvasElement.querySelector<HTMLElement>(`[data-tile="${name}"] button`)
      opener?.focus()
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('dialog')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(opener).toHaveFocus())
    }
  },
}

/** Colours are all that differs between two themes. */
const inAnotherTheme = {
  parameters: { a11y: { options: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } } } },
  play: ({ canvasElement }) => isWhole(canvasElement),
} satisfies Story

export const Dark: Story = { ...inAnotherTheme, globals: { theme: 'dark' } }

export const HighContrast: Story = { ...inAnotherTheme, globals: { theme: 'contrast' } }

export const Wall: Story = { ...inAnotherTheme, globals: { theme: 'wall' } }

export const Vietnamese: Story = { globals: { locale: 'vi' } }
