import type { StoredFile } from '@bip/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import type { UploadSending, UploadTransport } from './engine/types.ts'
import { Uploader, type UploaderProps } from './Uploader.tsx'

const megabyte = 1024 * 1024
const stored = ({ name, size, type }: File): StoredFile => ({ id: `stored-${name}`, name, size, type, url: `/${name}` })
const pdf = (name: string, size = 10): File => new File([new Uint8Array(size)], name, { type: 'application/pdf' })

/** A gateway whose uploads end when the story says so. */
function gateway() {
  const open = new Map<string, { sending: UploadSending; done: () => void; fail: (reason: string) => void }>()
  const transport: UploadTransport<StoredFile> = (file, sending) =>
    new Promise((resolve, reject) => {
      sending.signal.addEventListener('abort', () => reject(sending.signal.reason))
      open.set(file.name, { sending, done: () => resolve(stored(file)), fail: (reason) => reject(new Error(reason)) })
    })
  const of = (name: string) => {
    const found = open.get(name)
    if (!found) throw new Error(`Nobody sends ${name}.`)
    return found
  }
  return { open, of, transport }
}

type StoryProps = Omit<UploaderProps, 'value' | 'onChange'> & {
  start: readonly StoredFile[]
  onStored: (names: string[]) => void
}

const UploaderStory = ({ start, onStored, ...props }: StoryProps) => {
  const [files, setFiles] = useState(start)
  return (
    <div style={{ maxInlineSize: 560 }}>
      <Uploader
        {...props}
        value={files}
        onChange={(next) => {
          setFiles(next)
          onStored(next.map(({ name }) => name))
        }}
      />
    </div>
  )
}

const instant: UploadTransport<StoredFile> = async (file) => stored(file)

const meta = {
  title: 'Pickers/Uploader',
  component: UploaderStory,
  args: { label: '附件', start: [], transport: instant, onStored: fn(), takesFolders: true },
} satisfies Meta<typeof UploaderStory>

export default meta
type Story = StoryObj<typeof meta>

const queued = gateway()

/** Three at once, each for itself: one fails and is tried again, one is paused, the others are stored. */
export const Several: Story = {
  args: { transport: queued.transport, rules: { maxCount: 9 } },
  beforeEach: () => queued.open.clear(),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const names = ['总装图.pdf', '技术协议.pdf', '验收单.pdf', '报价单.pdf']
    await userEvent.upload(
      canvas.getByLabelText('附件'),
      names.map((name) => pdf(name, 4 * megabyte)),
    )
    await waitFor(() => expect(queued.open.size).toBe(3))
    queued.of('技术协议.pdf').fail('网络中断')
    await expect(await canvas.findByText('网络中断')).toBeVisible()
    await waitFor(() => expect(queued.open.has('报价单.pdf')).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: '暂停 总装图.pdf' }))
    await expect(await canvas.findByRole('button', { name: '继续上传 总装图.pdf' })).toBeVisible()
    queued.of('验收单.pdf').done()
    queued.of('报价单.pdf').done()
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(['验收单.pdf', '报价单.pdf']))
    await userEvent.click(canvas.getByRole('button', { name: '全部继续' }))
    await userEvent.click(await canvas.findByRole('button', { name: '重试失败项' }))
    await waitFor(() => expect(canvas.queryByText('网络中断')).toBeNull())
    queued.of('总装图.pdf').done()
    queued.of('技术协议.pdf').done()
    await waitFor(() =>
      expect(args.onStored).toHaveBeenLastCalledWith(['验收单.pdf', '报价单.pdf', '总装图.pdf', '技术协议.pdf']),
    )
    await waitFor(() => expect(canvas.queryByRole('button', { name: '全部取消' })).toBeNull())
  },
}

const moving = gateway()

/** What a file is doing is said beside it. */
export const Moving: Story = {
  args: { transport: moving.transport },
  beforeEach: () => moving.open.clear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(canvas.getByLabelText('附件'), pdf('录像.pdf', 10 * megabyte))
    await waitFor(() => expect(moving.open.size).toBe(1))
    const { sending } = moving.of('录像.pdf')
    sending.onPhase('checking')
    sending.onProgress(5 * megabyte)
    await expect(await canvas.findByText('正在校验 50%')).toBeVisible()
    sending.onPhase('offline')
    await expect(await canvas.findByText('网络已断开，恢复后自动继续')).toBeVisible()
    sending.onPhase('signedOut')
    await expect(await canvas.findByText('登录已失效，重新登录后自动继续')).toBeVisible()
    sending.onPhase('sending')
    sending.onProgress(8 * megabyte)
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80'))
    await userEvent.click(canvas.getByRole('button', { name: '移除 录像.pdf' }))
    await waitFor(() => expect(sending.signal.reason).toBe('cancel'))
    await expect(canvas.queryByText('录像.pdf')).toBeNull()
  },
}

const single = gateway()

const stepped = gateway()

/** Large files are told in steps, the one furthest behind. */
export const InSteps: Story = {
  args: { transport: stepped.transport, look: 'steps' },
  beforeEach: () => stepped.open.clear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const current = () => canvas.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')
    await userEvent.upload(canvas.getByLabelText('附件'), pdf('录像.pdf', 10 * megabyte))
    await waitFor(() => expect(stepped.open.size).toBe(1))
    const { sending, done } = stepped.of('录像.pdf')
    sending.onPhase('checking')
    await waitFor(() => expect(current()).toHaveTextContent('校验'))
    sending.onPhase('sending')
    await waitFor(() => expect(current()).toHaveTextContent('上传'))
    sending.onPhase('finishing')
    await waitFor(() => expect(current()).toHaveTextContent('核对'))
    done()
    await waitFor(() => expect(current()).toBeUndefined())
  },
}

/** One file by one button, which takes a dropped one as well. */
export const AsAButton: Story = {
  args: { look: 'button', rules: { maxCount: 1, accept: '.pdf' }, takesFolders: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('将文件拖到此处，或')).toBeNull()
    const transfer = new DataTransfer()
    transfer.items.add(pdf('签收单.pdf'))
    const place = canvas.getByText('选择文件').parentElement as HTMLElement // the place around the button
    fireEvent(place, new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: transfer }))
    await expect(await canvas.findByText('松开即可添加')).toBeVisible()
    fireEvent(place, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }))
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(['签收单.pdf']))
  },
}

/** A form waits for what is under way, and not a moment longer than the file looks stored. */
export const HoldsItsForm: Story = {
  args: { transport: single.transport, busyText: '上传完成后才能保存', onOpen: fn() },
  beforeEach: () => single.open.clear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText<HTMLInputElement>('附件')
    await userEvent.upload(input, pdf('合同.pdf'))
    await waitFor(() => expect(single.open.size).toBe(1))
    await expect(input.validationMessage).toBe('上传完成后才能保存')
    await expect(canvas.getByText('上传完成后才能保存')).toBeVisible()
    const atFirstSight = new Promise<string>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!canvas.queryByRole('link', { name: '合同.pdf' })) return
        observer.disconnect()
        resolve(input.validationMessage)
      })
      observer.observe(canvasElement, { childList: true, subtree: true })
    })
    single.of('合同.pdf').done()
    await expect(await atFirstSight).toBe('')
  },
}

/** The second edition's words for what is not taken. */
export const SecondEdition: Story = {
  args: { rules: { accept: '.pdf', maxCount: 2, maxSizeMB: 1 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const files = [
      pdf('a.pdf'),
      new File(['MZ'], '工具.exe'),
      pdf('大.pdf', 2 * megabyte),
      pdf('空.pdf', 0),
      pdf('b.pdf'),
      pdf('c.pdf'),
    ]
    await userEvent.upload(canvas.getByLabelText('附件'), files, { applyAccept: false })
    const alert = await canvas.findByRole('alert')
    for (const said of [
      '“工具.exe”：文件类型不支持',
      '“大.pdf”：单文件不能超过 1MB',
      '“c.pdf”：最多上传 2 个文件',
      '“空.pdf”是空文件',
    ])
      await expect(alert).toHaveTextContent(said)
    await waitFor(() => expect(args.onStored).toHaveBeenLastCalledWith(['a.pdf', 'b.pdf']))
  },
}

/** The first edition's, and nothing is taken where it was not told the types. */
export const FirstEdition: Story = {
  args: { rules: { edition: 'v1', types: ['png', 'jpg'], maxCount: 3 }, look: 'wall' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const files = [pdf('a.pdf'), new File([new Uint8Array(6 * megabyte)], '大.png', { type: 'image/png' })]
    await userEvent.upload(canvas.getByLabelText('附件'), files, { applyAccept: false })
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('“a.pdf”：文件格式不正确, 请上传png/jpg格式文件!')
    await expect(alert).toHaveTextContent('“大.png”：上传头像图片大小不能超过 5 MB!')
  },
}

export const WithoutTypes: Story = {
  args: { rules: { edition: 'v1', types: [] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(canvas.getByLabelText('附件'), pdf('a.pdf'))
    await expect(await canvas.findByText('上传文件类型不能为空')).toBeVisible()
    await expect(args.onStored).not.toHaveBeenCalled()
  },
}

const crowd = gateway()

/** Five hundred wait; the first three move, and all can be taken back at once. */
export const FiveHundred: Story = {
  args: { transport: crowd.transport },
  beforeEach: () => crowd.open.clear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const transfer = new DataTransfer()
    for (let index = 0; index < 500; index++) transfer.items.add(pdf(`照片 ${index}.pdf`))
    const zone = canvas.getByText('将文件拖到此处，或')
    fireEvent(zone, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }))
    await waitFor(() => expect(canvas.getByText('照片 499.pdf')).toBeInTheDocument())
    await expect(crowd.open.size).toBe(3)
    await userEvent.click(canvas.getByRole('button', { name: '全部取消' }))
    await waitFor(() => expect(canvas.queryByText('照片 499.pdf')).toBeNull())
  },
}

const wall: StoredFile[] = [
  { id: '1', name: '现场一.jpg', size: 2 * megabyte, type: 'image/jpeg', url: '/1' },
  { id: '2', name: '合同.pdf', size: 40_000, type: 'application/pdf', url: '/2' },
]
const dot =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="teal"/></svg>'

export const Wall: Story = {
  args: { start: wall, look: 'wall', onOpen: fn(), pictureOf: async () => dot },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', dot))
    await userEvent.click(canvas.getByRole('link', { name: '合同.pdf' }))
    await expect(args.onOpen).toHaveBeenCalledWith(wall[1])
  },
}

export const Vietnamese: Story = { globals: { locale: 'vi' }, args: { label: 'Tệp đính kèm', start: wall } }
