import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { createWorld } from '../testing/World.tsx'
import { type ListStory, listStories } from './ResourceList.fixture.tsx'

const meta = { title: 'Records/List/Transfer', ...listStories } satisfies Meta<typeof ListStory>

export default meta
type Story = StoryObj<typeof meta>

/** A file with a wrong row: the check says where, and skipping it imports the rest. */
export const Import: Story = {
  args: { world: () => createWorld({ records: { customer: [] } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [inHead] = await canvas.findAllByRole('button', { name: '导入' })
    await userEvent.click(inHead ?? canvasElement)
    const dialog = within(await screen.findByRole('dialog', { name: '导入客户' }))
    const file = new File(
      ['客户名称,状态,网站\n苏州新客户有限公司,合作中,https://example.com\n无锡网址错误公司,合作中,不是网址\n'],
      '客户.csv',
      {
        type: 'text/csv',
      },
    )
    await userEvent.upload(dialog.getByLabelText(/导入文件/), file)
    await userEvent.click(dialog.getByRole('button', { name: '检查文件' }))
    const seen = await dialog.findByText(/共 2 行：新建 1，更新 0，错误 1/)
    await waitFor(() => expect(seen).toBeVisible())
    await expect(dialog.getByRole('button', { name: '导入 0 行' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('radio', { name: '跳过错误行，导入其余' }))
    await userEvent.click(dialog.getByRole('button', { name: '导入 1 行' }))
    await expect(await canvas.findByText('苏州新客户有限公司')).toBeVisible()
  },
}

/** The file is named after the list and the day in the plant's zone. */
export const Export: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'C00001' })
    const names: string[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    try {
      await userEvent.click(canvas.getByRole('button', { name: '导出' }))
      await waitFor(() => expect(names).toHaveLength(1))
      await expect(names[0]).toMatch(/^客户\d{4}-\d{2}-\d{2}\.xlsx$/)
    } finally {
      click.mockRestore()
    }
  },
}
