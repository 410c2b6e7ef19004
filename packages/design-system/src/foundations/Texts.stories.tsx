import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Table } from '../Table/Table.tsx'
import type { TableColumn } from '../Table/types.ts'
import { Sheet, SheetSection } from '../testing/docs/Sheet.tsx'
import { commonTexts } from './common.texts.ts'
import { useLocale } from './LocaleProvider.tsx'
import type { Text, Texts } from './texts.ts'

const files = import.meta.glob<Record<string, Texts>>(['../*/*.texts.ts', '!../testing/**'], { eager: true })

type Line = { id: string; component: string } & Text

const lines: readonly Line[] = Object.entries(files).flatMap(([path, file]) => {
  const component = path.split('/').at(-1)?.replace('.texts.ts', '') ?? path
  return Object.values(file).flatMap((texts) =>
    Object.entries(texts).map(([key, text]) => ({ id: `${component}.${key}`, component, ...text })),
  )
})

const columns: readonly TableColumn<Line>[] = [
  { key: 'id', header: 'Key', minWidth: 200, render: ({ id }) => id },
  { key: 'zh', header: '中文', minWidth: 160, render: ({ zh }) => <span lang="zh-CN">{zh}</span> },
  { key: 'vi', header: 'Tiếng Việt', minWidth: 220, render: ({ vi }) => <span lang="vi">{vi}</span> },
  { key: 'en', header: 'English', minWidth: 200, render: ({ en }) => en },
]

const declaration = `// Tag.texts.ts
export const tagTexts = {
  remove: { zh: '移除{name}', vi: 'Gỡ bỏ {name}', en: 'Remove {name}' },
} satisfies Texts

// Tag.tsx
const { t } = useLocale()
t(tagTexts.remove, { name: label })`

const Page = () => {
  const { t } = useLocale()
  const [query, setQuery] = useState('')
  const wanted = query.toLowerCase()
  const found = lines.filter(({ id, zh, vi, en }) => `${id} ${zh} ${vi} ${en}`.toLowerCase().includes(wanted))
  return (
    <Sheet
      title="Texts"
      lead="No component holds a word of its own. Its strings travel with it in one file, in three languages, and whoever takes the component along takes them too. A missing language is a type error; a test finds empty texts, differing places and Chinese left in another language."
    >
      <SheetSection title="How it works">
        <pre
          style={{
            margin: 0,
            padding: 16,
            whiteSpace: 'pre-wrap',
            borderRadius: 8,
            background: 'var(--sunken)',
            font: '12px/18px var(--mono)',
          }}
        >
          {declaration}
        </pre>
        <p>
          In the language of the toolbar: <b>{t(commonTexts.removeItem, { name: 'PO-2026-01187' })}</b>
        </p>
        <ul style={{ display: 'grid', gap: 6, margin: 0, paddingLeft: 18 }}>
          <li>Whole sentences, never glued from parts: languages put their words in another order.</li>
          <li>A text of the data, such as a label or a name, comes from the caller as a prop.</li>
          <li>Numbers, dates and sorting follow the language too, through the same useLocale.</li>
        </ul>
      </SheetSection>
      <SheetSection title={`All ${lines.length} texts`}>
        <SearchField label="Search texts" value={query} onChange={(text) => setQuery(text ?? '')} style={{ maxWidth: 320 }} />
        <div style={{ overflow: 'hidden', border: '1px solid var(--line)', borderRadius: 8 }}>
          <Table columns={columns} rows={found} rowKey={({ id }) => id} caption="Texts of components" maxHeight={480} />
        </div>
      </SheetSection>
    </Sheet>
  )
}

const meta = { title: 'Foundations/Texts', component: Page, tags: ['!autodocs'] } satisfies Meta<typeof Page>

export default meta

export const AllTexts: StoryObj<typeof meta> = {
  name: 'Texts',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('移除PO-2026-01187')).toBeInTheDocument()
    await userEvent.type(canvas.getByRole('searchbox'), 'FilterBar')
    await expect(canvas.queryByText('common.removeItem')).toBeNull()
    await expect(await canvas.findByText('FilterBar.clear')).toBeInTheDocument()
  },
}
