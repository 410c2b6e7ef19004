import { type FileVersion, plus, type StoredFile } from '@bip/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createWorld, World } from '../../../testing/World.tsx'
import { FileVersions, type FileVersionsProps } from './FileVersions.tsx'

const of = (version: number, size: number, createUserName: string): FileVersion => ({
  ...{ id: `drawing${version}`, name: '总装图.pdf', url: `/drawing${version}`, type: 'application/pdf' },
  ...{ version, size, createUserName, createTime: `2026-11-${10 + version}T02:30:00Z` },
})

/** A gateway that knows the versions of one drawing. */
const gatewayOf = () => {
  const versions = [of(2, 245_760, '陈嘉宁'), of(1, 204_800, '许文博')]
  const answer = (data: unknown) => Response.json({ code: 200, success: true, msg: '', data })
  const world = createWorld()
  return Object.assign(
    (async (input, init) => {
      const path = String(input)
      if (path.includes('put-file'))
        return answer({ id: 'new', name: '总装图.pdf', link: '/new', size: 9, type: 'application/pdf' })
      if (path.includes(plus.fileVersions)) return answer(versions)
      if (path.includes(plus.replaceFile) || path.includes(plus.restoreFile)) {
        const next = of(3, 204_800, '陈嘉宁')
        versions.unshift(next)
        return answer(next)
      }
      return world(input, init)
    }) as typeof world,
    world,
  )
}

type StoryProps = Pick<FileVersionsProps, 'onChange' | 'onClose'> & { canChange?: boolean }

const VersionsStory = ({ onChange, onClose, canChange = true }: StoryProps) => {
  const [file, setFile] = useState<StoredFile>(of(2, 245_760, ''))
  const [gateway] = useState(gatewayOf)
  const change: FileVersionsProps['onChange'] = (next, before) => {
    setFile(next)
    onChange?.(next, before)
  }
  return (
    <World gateway={gateway}>
      <FileVersions file={file} onChange={canChange ? change : undefined} onClose={onClose} />
    </World>
  )
}

const meta = {
  title: 'Records/FileVersions',
  component: VersionsStory,
  args: { onChange: fn(), onClose: fn() },
} satisfies Meta<typeof VersionsStory>

export default meta
type Story = StoryObj<typeof meta>

/** Who stored which, how the size changed, and an older one brought back. */
export const Restored: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '“总装图.pdf”的版本' }))
    await expect(await dialog.findByRole('row', { name: /V2.*陈嘉宁.*240 KB \(\+40 KB\)/ })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: '恢复 V2' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: '恢复 V1' }))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'drawing3', version: 3 }),
      expect.objectContaining({ id: 'drawing2' }),
    )
    await expect(await dialog.findByRole('row', { name: /V3/ })).toBeVisible()
  },
}

/** Whoever only reads the record reads its versions. */
export const OnlyRead: Story = {
  args: { canChange: false },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('button', { name: '下载 V1' })).toBeEnabled()
    await expect(dialog.queryByRole('button', { name: '恢复 V1' })).toBeNull()
    await expect(dialog.queryByRole('button', { name: '上传新版本' })).toBeNull()
  },
}

export const Vietnamese: Story = { globals: { locale: 'vi' } }
