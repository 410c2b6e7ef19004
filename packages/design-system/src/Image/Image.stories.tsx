import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DragScroll } from '../DragScroll/DragScroll.tsx'
import { scene } from '../testing/pictures.ts'
import { Row } from '../testing/story.tsx'
import { imageGuide } from './Image.guide.ts'
import { Image } from './Image.tsx'

const meta = {
  title: 'Display/Image',
  component: Image,
  args: { src: scene({ name: '1600 吨伺服压力机', hue: 205 }), alt: '1600 吨伺服压力机正面', width: 240 },
  parameters: { guide: imageGuide },
} satisfies Meta<typeof Image>

export default meta
type Story = StoryObj<typeof meta>

const ready = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-state="ready"]')).not.toBeNull())

/** A press shows it large; the focus comes back. */
export const WithPreview: Story = {
  tags: ['visual'],
  args: { hasPreview: true },
  play: async ({ canvasElement }) => {
    await ready(canvasElement)
    const enlarge = within(canvasElement).getByRole('button', { name: '查看大图：1600 吨伺服压力机正面' })
    await userEvent.click(enlarge)
    await expect(await screen.findByRole('dialog', { name: '1600 吨伺服压力机正面' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(enlarge).toHaveFocus())
  },
}

export const Fits: Story = {
  tags: ['visual'],
  args: { src: scene({ name: '主轴箱', hue: 150, width: 600, height: 1000 }), alt: '主轴箱' },
  render: (args) => (
    <Row gap={16}>
      <Image {...args} />
      <Image {...args} fit="contain" />
      <Image {...args} ratio="1" width={120} />
      <Image {...args} width={160} height={90} />
    </Row>
  ),
}

/** What cannot be shown says so, by its alt as well, and may be tried again. */
export const Failed: Story = {
  tags: ['visual'],
  args: { src: 'data:image/png;base64,broken', alt: '外壳裂纹' },
  render: (args) => (
    <Row gap={16}>
      <Image {...args} isEager />
      <Image {...args} width={64} ratio="1" isEager />
      <Image {...args} fallback={<div style={{ padding: 12 }}>请到质检系统查看</div>} isEager />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('img', { name: '外壳裂纹（图片无法显示）' })).toHaveLength(2))
    await expect(canvas.getByText('请到质检系统查看')).toBeVisible()
    const [retry] = canvas.getAllByRole('button', { name: '重试' })
    if (!retry) throw new Error('The picture that failed offers no retry; the story cannot go on.')
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.getAllByRole('button', { name: '重试' })[0]).toBeVisible())
  },
}

export const Nothing: Story = {
  args: { src: undefined, alt: '铭牌照片' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '铭牌照片' })).toBeInTheDocument()
    await expect(canvasElement).toHaveTextContent('暂无图片')
  },
}

/** Fetched only when it is about to be seen; until then the place is kept. */
export const Lazy: Story = {
  render: (args) => (
    <DragScroll label="现场照片" style={{ blockSize: 200 }}>
      <div style={{ blockSize: 6000 }}>现场照片在页面底部</div>
      <Image {...args} src="/no-such-picture-is-asked-for.png" />
    </DragScroll>
  ),
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(picture?.closest('[data-state]')).toHaveAttribute('data-state', 'loading')
    await expect(picture?.closest('[data-state]')?.getBoundingClientRect().height).toBe(180)
  },
}

export const OwnPress: Story = {
  args: { onPress: fn() },
  play: async ({ canvasElement, args }) => {
    await ready(canvasElement)
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onPress).toHaveBeenCalledTimes(1)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
