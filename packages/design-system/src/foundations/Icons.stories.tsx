import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Bell,
  Calendar,
  Check,
  ChevronDown,
  ClipboardList,
  Copy,
  Download,
  Ellipsis,
  FileText,
  Filter,
  Languages,
  LockKeyhole,
  Moon,
  Package,
  Pencil,
  Plus,
  Printer,
  RotateCw,
  Search,
  Settings,
  Sun,
  Trash2,
  Truck,
  Upload,
  Users,
  X,
} from 'lucide-react'

const icons = {
  Bell,
  Calendar,
  Check,
  ChevronDown,
  ClipboardList,
  Copy,
  Download,
  Ellipsis,
  FileText,
  Filter,
  Languages,
  LockKeyhole,
  Moon,
  Package,
  Pencil,
  Plus,
  Printer,
  RotateCw,
  Search,
  Settings,
  Sun,
  Trash2,
  Truck,
  Upload,
  Users,
  X,
}

const Icons = () => (
  <ul
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
      gap: 8,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    }}
  >
    {Object.entries(icons).map(([name, Icon]) => (
      <li
        key={name}
        style={{
          display: 'grid',
          gap: 8,
          justifyItems: 'center',
          padding: '12px 4px',
          border: '1px solid var(--line)',
          borderRadius: 6,
          background: 'var(--surface)',
          fontSize: 12,
          color: 'var(--text-muted)',
        }}
      >
        <span style={{ display: 'flex', gap: 12, alignItems: 'center', color: 'var(--text)' }}>
          <Icon size={16} aria-hidden />
          <Icon size={20} aria-hidden />
        </span>
        {name}
      </li>
    ))}
  </ul>
)

const meta = { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>

export default meta

/** The icons in use, at 16 and 20 px; any other of lucide comes from the same entry, `@bip/design-system/icons`. */
export const InUse: StoryObj<typeof meta> = {}
