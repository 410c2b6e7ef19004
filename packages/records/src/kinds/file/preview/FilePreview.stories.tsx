import type { StoredFile } from '@bip/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createWorld, World } from '../../../testing/World.tsx'
import { FilePreview } from './FilePreview.tsx'
import { docx, xlsx } from './office.fixture.ts'

const stored = (name: string, type: string, content: BlobPart): StoredFile => {
  const blob = new Blob([content], { type })
  return { id: name, name, type, size: blob.size, url: URL.createObjectURL(blob) }
}

const office = 'application/vnd.openxmlformats-officedocument.'
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="240"><rect width="400" height="240" fill="teal"/></svg>'

const files = (): StoredFile[] => [
  stored('检验记录.txt', 'text/plain', '序号,尺寸\n1,12.05\n2,12.03\n'),
  { ...stored('现场.png', 'image/svg+xml', picture), type: 'image/png' },
  stored('材料清单.xlsx', `${office}spreadsheetml.sheet`, xlsx()),
  stored('技术协议.docx', `${office}wordprocessingml.document`, docx()),
  stored('备份.bin', 'application/octet-stream', 'x'),
  stored('坏文件.xlsx', `${office}spreadsheetml.sheet`, 'not a zip'),
]

const PreviewStory = ({ onClose }: { onClose: () => void }) => (
  <World gateway={createWorld()}>
    <FilePreview files={files()} start={0} onClose={onClose} />
  </World>
)

const meta = { title: 'Records/FilePreview', component: PreviewStory, args: { onClose: fn() } } satisfies Meta<
  typeof PreviewStory
>

export default meta
type Story = StoryObj<typeof meta>

/** One after the other, each as its kind is shown; what cannot be shown says so and is offered for saving. */
export const Leafing: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const next = () => userEvent.click(dialog.getByRole('button', { name: '下一个' }))
    await expect(await dialog.findByText(/12\.05/)).toBeVisible()
    await next()
    await expect(await dialog.findByRole('img', { name: '现场.png' })).toBeVisible()
    await next()
    await expect(await dialog.findByRole('cell', { name: '轴承座' })).toBeVisible()
    await next()
    const frame = await dialog.findByTitle('技术协议.docx')
    await expect(frame).toHaveAttribute('sandbox', '')
    await waitFor(() => expect(frame.getAttribute('srcdoc')).toContain('质保期十二个月'))
    await next()
    await expect(await dialog.findByText('此类文件不能在线查看')).toBeVisible()
    await next()
    await expect(await dialog.findByText('文件未能打开')).toBeVisible()
    await expect(dialog.getByRole('button', { name: '下载' })).toBeEnabled()
  },
}
