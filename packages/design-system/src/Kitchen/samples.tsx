import type { ComponentType } from 'react'

/** What a stories file says of its component; Storybook's own type asks for the component's. */
type Meta = {
  title: string
  component?: ComponentType<Record<string, unknown>>
  args?: Record<string, unknown>
  parameters?: { isBare?: boolean }
}

export type Sample = {
  /** As in the sidebar: 'Inputs'. */
  group: string
  name: string
  component: ComponentType<Record<string, unknown>>
  args: Record<string, unknown>
  /** Needs a whole line. */
  isWide: boolean
  /** Lies over the page while it is open. */
  isOverlay: boolean
}

const files = import.meta.glob<{ default: Meta }>(['../*/*.stories.tsx', '!../{foundations,Kitchen,testing}/**'], { eager: true })

/** The order of the sidebar. */
export const groups = ['Actions', 'Inputs', 'Display', 'Data', 'Feedback', 'Overlays', 'Navigation', 'Shell'] as const

const wideGroups = new Set<string>(['Data', 'Navigation', 'Shell'])

/** Every component as the typical use of its stories shows it. */
export const samples: readonly Sample[] = Object.entries(files)
  .flatMap(([path, { default: meta }]) => {
    const isMain = /\/(\w+)\/\1\.stories\.tsx$/.test(path)
    const [group = '', name = ''] = meta.title.split('/')
    const { component, args = {}, parameters = {} } = meta
    if (!isMain || !component) return []
    const isOverlay = 'isOpen' in args
    return [
      { group, name, component, args, isOverlay, isWide: !isOverlay && (wideGroups.has(group) || parameters.isBare === true) },
    ]
  })
  .sort((one, other) => (one.name < other.name ? -1 : 1))
