import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../testing/story.tsx'
import { linkGuide } from './Link.guide.ts'
import { Link } from './Link.tsx'

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#PO-2026-01187', children: 'PO-2026-01187', onPress: fn() },
  parameters: { guide: linkGuide },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

/** A plain click goes to the router, a Ctrl click stays with the browser. */
export const TakenOverByARouter: Story = {
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link')
    const seen = fn((event: Event) => event.defaultPrevented)
    canvasElement.addEventListener('click', (event) => {
      seen(event)
      event.preventDefault()
    })
    await userEvent.click(link)
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await expect(seen).toHaveLastReturnedWith(true)
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(link)
    await user.keyboard('{/Control}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await expect(seen).toHaveLastReturnedWith(false)
  },
}

export const WithoutAddress: Story = {
  args: { href: undefined, children: '选择全部 3,012 条' },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}

export const NewWindow: Story = {
  args: { target: '_blank', children: '打印预览', onPress: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const Looks: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      <Link href="#order">PO-2026-01187</Link>
      <Link href="#project" isQuiet>
        苏州产线二期 · P-2026-031
      </Link>
      <Link onPress={() => undefined}>清除</Link>
    </Stack>
  ),
}
