import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { readProjectXml } from './exchange/readXml.ts'
import { PlanChart } from './fixtures/PlanChart.tsx'

const saved = fn()

const meta = {
  title: 'Charts/Gantt exchange',
  component: PlanChart,
  args: { exportAs: { name: 'XM26-001 装配线' } },
  decorators: (Story) => (
    <div style={{ display: 'flex', flexDirection: 'column', height: 560 }}>
      <Story />
    </div>
  ),
  beforeEach: () => {
    saved.mockClear()
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function press(this: HTMLAnchorElement) {
      const { download, href } = this
      if (!download) return click.call(this)
      void fetch(href)
        .then((answer) => answer.blob())
        .then((blob) => saved(download, blob))
    }
    return () => {
      HTMLAnchorElement.prototype.click = click
    }
  },
} satisfies Meta<typeof PlanChart>
export default meta

type Story = StoryObj<typeof meta>

const save = async (canvas: HTMLElement, format: string): Promise<[string, Blob]> => {
  await userEvent.click(await within(canvas).findByRole('button', { name: '导出' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: format }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  const [name, blob] = saved.mock.calls[0] ?? []
  return [String(name), blob as Blob]
}

/** What goes out for Microsoft Project has all tasks of the plan. */
export const ForMicrosoftProject: Story = {
  play: async ({ canvasElement }) => {
    const [name, blob] = await save(canvasElement, 'MS Project XML')
    await expect(name).toBe('XM26-001 装配线.xml')
    const { tasks } = readProjectXml(await blob.text())
    await expect(tasks.length).toBeGreaterThan(10)
    await expect(tasks.some(({ links }) => links.length > 0)).toBe(true)
  },
}

export const AsPicture: Story = {
  play: async ({ canvasElement }) => {
    const [name, blob] = await save(canvasElement, 'PNG 图片')
    await expect(name).toBe('XM26-001 装配线.png')
    const picture = await createImageBitmap(blob)
    await expect(picture.width).toBe(3600)
  },
}

export const AsSheet: Story = {
  play: async ({ canvasElement }) => {
    const [name, blob] = await save(canvasElement, 'Excel 表格')
    await expect(name).toBe('XM26-001 装配线.xlsx')
    await expect(blob.size).toBeGreaterThan(1000)
  },
}
