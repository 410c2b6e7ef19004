import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { fileFieldGuide } from './FileField.guide.ts'
import { FileField } from './FileField.tsx'
import type { FileItem } from './FileItemRow.tsx'

const megabyte = 1024 * 1024

const present: FileItem[] = [
  { id: '1', name: '控制柜总装图 A3.pdf', size: 2.4 * megabyte, status: 'done', href: '#drawing' },
  { id: '2', name: '导轨技术协议（三期）.docx', size: 380 * 1024, status: 'uploading', progress: 64 },
  {
    id: '3',
    name: '设备照片-苏州产线二期-2026-11-20-右侧第三工位.jpg',
    size: 4.9 * megabyte,
    status: 'failed',
    error: '网络中断',
  },
  { id: '4', name: '报价单.xlsx', size: 96 * 1024, status: 'waiting' },
]

const meta = {
  title: 'Inputs/FileField',
  component: FileField,
  args: {
    label: '附件',
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    accept: '.pdf,.docx,.xlsx,image/*',
    maxSize: 5 * megabyte,
    maxCount: 5,
  },
  decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
  parameters: { guide: fileFieldGuide },
} satisfies Meta<typeof FileField>

export default meta
type Story = StoryObj<typeof meta>

const pdf = (name: string): File => new File(['%PDF'], name, { type: 'application/pdf' })

/** Each file is checked on its own: the good one goes in, the bad one is named with the reason. */
export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('附件')
    const good = pdf('技术协议.pdf')
    await userEvent.upload(input, [good, new File(['MZ'], '工具.exe')], { applyAccept: false })
    await expect(args.onAdd).toHaveBeenCalledWith([good])
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('“工具.exe”格式不正确，请选择 PDF、DOCX、XLSX、图片 格式的文件'),
    )
  },
}

export const Dropping: Story = {
  render: (args) => {
    const [files, setFiles] = useState<readonly FileItem[]>([])
    return (
      <FileField
        {...args}
        files={files}
        onAdd={(added) => setFiles([...files, ...added.map((file) => ({ id: file.name, name: file.name, size: file.size }))])}
        onRemove={(gone) => setFiles(files.filter((file) => file.id !== gone.id))}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const transfer = new DataTransfer()
    transfer.items.add(pdf('图纸.pdf'))
    const zone = canvas.getByText('将文件拖到此处，或')
    fireEvent(zone, new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: transfer }))
    await waitFor(() => expect(canvas.getByText('松开即可添加')).toBeVisible())
    fireEvent(
      canvas.getByText('松开即可添加'),
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }),
    )
    await expect(await canvas.findByText('图纸.pdf')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '移除 图纸.pdf' }))
    await expect(canvas.queryByText('图纸.pdf')).toBeNull()
  },
}

export const EveryStatus: Story = {
  args: { files: present, isRequired: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64')
    await userEvent.click(canvas.getByRole('button', { name: /^重新上传 设备照片/ }))
    await expect(args.onRetry).toHaveBeenCalledWith(present[2])
  },
}

export const ReadOnly: Story = { args: { files: present.slice(0, 1), isReadOnly: true } }

export const Disabled: Story = { args: { isDisabled: true } }

export const Vietnamese: Story = {
  globals: { locale: 'vi' },
  args: { label: 'Tệp đính kèm', files: present.slice(0, 2), error: 'Vui lòng đính kèm bản vẽ đã ký' },
}
