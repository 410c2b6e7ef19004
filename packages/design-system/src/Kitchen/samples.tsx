import type { ComponentType } from 'react'

/** What a stories file says of its component; Storybook's own type asks for the component's. */
type Meta = {
  title: string
  component?: ComponentType<Record<string, unknown>>
  args?: Record<string, unknown>
  parameters?: { isBare?: boolean; docs?: { story?: { inline?: boolean } } }
}

export type Sample = {
  /** As in the sidebar: 'Inputs'. */
  group: string
  name: string
  component: ComponentType<Record<string, unknown>>
  args: Record<string, unknown>
  /** Needs a whole line. */
  isWide: boolean
}

const files = import.meta.glob<{ default: Meta }>(['../*/*.stories.tsx', '!../{foundations,Kitchen,testing}/**'], { eager: true })

/** The order of the sidebar. */
export const groups = ['Actions', 'Inputs', 'Display', 'Data', 'Feedback', 'Overlays', 'Navigation', 'Shell'] as const

const wideGroups = new Set<string>(['Data', 'Navigation', 'Shell'])

/** Every component as the typical use of its stories shows it. What lies over the page as soon as it is there is left to its own page. */
export const samples: readonly Sample[] = Object.entries(files)
  .flatMap(([path, { default: meta }]) => {
    const isMain = /\/(\w+)\/\1\.stories\.tsx$/.test(path)
    const [group = '', name = ''] = meta.title.split('/')
    const { component, args = {}, parameters = {} } = meta
    if (!isMain || !component || parameters.docs?.story?.inline === false) return []
    return [{ group, name, component, args, isWide: wideGroups.has(group) || parameters.isBare === true }]
  })
  .sort((one, other) => (one.name < other.name ? -1 : 1))
