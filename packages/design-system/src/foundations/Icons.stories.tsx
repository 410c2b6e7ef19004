import type { Meta, StoryObj } from '@storybook/react-vite'
import * as lucide from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { SearchField } from '../SearchField/SearchField.tsx'
import { toast } from '../Toast/toast.ts'
import { Sheet, SheetSection } from '../testing/docs/Sheet.tsx'

/** Every icon by each name under which it may be imported; 'XIcon' and 'LucideX' are the same again. */
const icons = Object.fromEntries(
  Object.entries(lucide).filter(
    ([name, part]) => /^[A-Z]/.test(name) && !/^Lucide|Icon$|Provider$/.test(name) && '$$typeof' in part,
  ),
) as Readonly<Record<string, lucide.LucideIcon>> // what is left of the entry are icons alone

/** The icons that components and screens use today; a new meaning looks here first. */
const inUse = [
  'Bell',
  'Calendar',
  'Check',
  'ChevronDown',
  'ChevronRight',
  'CircleAlert',
  'CircleCheck',
  'CircleX',
  'ClipboardList',
  'Clock3',
  'Copy',
  'Download',
  'Ellipsis',
  'Eye',
  'FileText',
  'Filter',
  'Info',
  'Languages',
  'LockKeyhole',
  'Moon',
  'Package',
  'Pencil',
  'Plus',
  'Printer',
  'RotateCw',
  'Search',
  'Settings',
  'Sun',
  'Trash2',
  'TriangleAlert',
  'Truck',
  'Upload',
  'Users',
  'X',
]

const names = Object.keys(icons)
const max = 120

const copy = async (name: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(name)
    toast.success(`${name} copied`)
  } catch {
    toast.info(name)
  }
}

const Tile = ({ name }: { name: string }) => {
  const Icon = icons[name]
  if (!Icon) return null
  return (
    <li>
      <button
        type="button"
        onClick={() => copy(name)}
        style={{
          display: 'grid',
          gap: 8,
          justifyItems: 'center',
          width: '100%',
          padding: '12px 4px',
          border: '1px solid var(--line)',
          borderRadius: 6,
          background: 'var(--surface)',
          color: 'var(--text-muted)',
          fontSize: 12,
          overflowWrap: 'anywhere',
        }}
      >
        <span style={{ display: 'flex', gap: 12, alignItems: 'center', color: 'var(--text)' }}>
          <Icon size={16} aria-hidden />
          <Icon size={20} aria-hidden />
        </span>
        {name}
      </button>
    </li>
  )
}

const Tiles = ({ list }: { list: readonly string[] }) => (
  <ul
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
      gap: 8,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    }}
  >
    {list.map((name) => (
      <Tile key={name} name={name} />
    ))}
  </ul>
)

const Page = () => {
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query.replaceAll(/[\s-]/g, '').toLowerCase())
  const found = wanted ? names.filter((name) => name.toLowerCase().includes(wanted)) : inUse
  return (
    <Sheet
      title="Icons"
      lead="Lucide, drawn with a line of 2 px, at 16 px in controls and 20 px in heads. An icon stands beside its word or carries an accessible name; alone it serves only what everybody knows. Press one to copy its name."
    >
      <SearchField
        label={`Search ${names.length} icons`}
        value={query}
        onChange={(text) => setQuery(text ?? '')}
        style={{ maxWidth: 320 }}
      />
      <SheetSection title={wanted ? `${found.length} found` : 'In use'}>
        <Tiles list={found.slice(0, max)} />
        {found.length > max && <p>The first {max} are shown; go on typing.</p>}
      </SheetSection>
    </Sheet>
  )
}

const meta = { title: 'Foundations/Icons', component: Page, tags: ['!autodocs'] } satisfies Meta<typeof Page>

export default meta

/** Any of lucide comes from the same entry, `@bip/design-system/icons`. */
export const Icons: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('region', { name: 'In use' })).toBeInTheDocument()
    await userEvent.type(canvas.getByRole('searchbox'), 'forklift')
    await expect(await canvas.findByRole('region', { name: '1 found' })).toHaveTextContent('Forklift')
    await userEvent.click(canvas.getByRole('button', { name: 'Forklift' }))
    await expect(await screen.findByText(/^Forklift( copied)?$/, { ignore: 'button' })).toBeInTheDocument()
  },
}
