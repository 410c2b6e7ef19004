import { dictionaries } from '@bip/contract/baseline'
import { resources } from '@bip/contract/resources'
import { useLocale } from '@bip/design-system'
import { type Known, type Prototype, readPrototype, type TargetModule } from '@bip/develop'
import { testBench } from '@bip/develop/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { showLanguage } from '../../app/i18n.ts'
import { Editor } from './Editor.tsx'

const known: Known = {
  keys: Object.keys(resources),
  paths: Object.values(resources).map(({ path }) => path),
  menuPaths: [],
  groups: ['scm.stock'],
  dictionaries: dictionaries.map(({ code }) => code),
  permissions: [],
}
const modules: readonly TargetModule[] = [
  { group: 'scm.stock', name: '供应链 / 物料与发运', pages: '/scm', folder: 'apps/portal/src/modules/scm', order: 3 },
]

/** What the editor handed on. */
const drafts: Prototype[] = []

type StoryProps = { start: Prototype; tab: string; onDraft: (draft: Prototype) => void }

const EditorStory = ({ start, tab, onDraft }: StoryProps) => {
  const { locale } = useLocale()
  const [draft, setDraft] = useState(start)
  const [shown, setShown] = useState(tab)
  const [isReady, setReady] = useState(false)
  useEffect(() => void showLanguage(locale).then(() => setReady(true)), [locale])
  const read = readPrototype(draft, known)
  const change = (next: Prototype): void => {
    setDraft(next)
    onDraft(next)
  }
  return isReady ? (
    <Editor
      draft={draft}
      onChange={change}
      known={known}
      modules={modules}
      findings={'findings' in read ? read.findings : []}
      canShow={'prototype' in read}
      files={null}
      tab={shown}
      onTab={setShown}
    />
  ) : null
}

const meta = {
  title: 'Portal/Code generator',
  component: EditorStory,
  args: { start: testBench, tab: 'fields', onDraft: (draft) => void drafts.push(draft) },
} satisfies Meta<typeof EditorStory>

export default meta
type Story = StoryObj<typeof meta>

/** Text at once: every key would draw the whole table again. */
const put = async (input: HTMLElement, text: string): Promise<void> => {
  await userEvent.click(input)
  await userEvent.paste(text)
}

/** A field is added, named and taken away; what is wrong is told while one types. */
export const Fields: Story = {
  play: async ({ canvasElement }) => {
    drafts.length = 0
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '添加字段' }))
    const key = await canvas.findByRole('textbox', { name: '标识 12' })
    await expect(canvas.getByText(/须有中文、英文、越南文/)).toBeVisible()
    await userEvent.clear(key)
    await put(key, 'order')
    await expect((await canvas.findAllByText(/“order”是保留字/))[0]).toBeVisible()
    await put(key, 'No')
    for (const [name, text] of [
      ['中文名称', '工单号'],
      ['英文名称', 'Work order'],
      ['越南文名称', 'Lệnh'],
    ] as const)
      await put(canvas.getByRole('textbox', { name: `orderNo · ${name}` }), text)
    await waitFor(() => expect(canvas.queryByText(/待修正/)).toBeNull())
    await expect(drafts.at(-1)?.columns.at(-1)).toBe('orderNo')
    await userEvent.click(canvas.getByRole('button', { name: 'orderNo · 删除' }))
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: '标识 12' })).toBeNull())
  },
}

/** The form and the list as they will be, on a gateway in memory. */
export const Look: Story = {
  args: { tab: 'live' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect((await canvas.findAllByText('购置金额'))[0]).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: /设备名称/ })).toBeVisible()
  },
}
