import type { ColourName } from './themes.ts'

/** How tall rows and how roomy lists are, as the user chooses. */
export type Density = 'compact' | 'normal' | 'roomy'

/** Height of a table row in px. */
export const rowHeights = { compact: 32, normal: 36, roomy: 44 } as const satisfies Record<Density, number>

/** Tables on a wall, in px where the display has 1080 lines: read from five metres, none of their type is below 20. */
export const wallTables = { type: 22, rowHeights: { compact: 44, normal: 52, roomy: 60 } } as const satisfies {
  type: number
  rowHeights: Record<Density, number>
}

/** From so many lines of a display on, tables on a wall are larger by so much. */
export const wallSteps = [
  { lines: 1400, by: 1.35 },
  { lines: 2000, by: 2 },
] as const

/** The names of the densities in the order in which a chooser shows them. */
export const densities = ['compact', 'normal', 'roomy'] as const satisfies readonly Density[]

/** Quotes and dashes of English and Vietnamese come from a Latin font, of which Chinese ones have wide forms. */
export const latinSans =
  "'Inter', system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif"

/** Sizes that do not depend on the theme: the 4 px grid, type steps, radii, control heights. */
export const sizes = {
  sans: "'Inter', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', system-ui, sans-serif",
  mono: "ui-monospace, 'SFMono-Regular', 'Cascadia Mono', 'JetBrains Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', 'Noto Sans SC', monospace",
  radius: '6px',
  'radius-small': '4px',
  'radius-large': '8px',
  control: '32px',
  'control-small': '26px',
  'font-caption': '12px',
  'font-table': '13px',
  'font-body': '14px',
  'font-section': '16px',
  'font-title': '20px',
  motion: '120ms',
} as const

/** Heights of controls and rows where a finger presses them, in px: none is smaller than a fingertip. */
export const touchSizes = { control: '40px', 'control-small': '40px', row: '44px' } as const

/** A window as narrow as a phone. */
export const phone = '(max-width: 600px)'

/** The spacing steps of the 4 px grid, in px. */
export const spaces = [2, 4, 6, 8, 12, 16, 20, 24, 32, 48] as const

/** The stacking of what floats: all overlays share one level and lie in the order of opening; toasts lie above them. */
export const layers = { sticky: 10, overlay: 1000, toast: 2000 } as const

/** `var(--name)` of a colour, checked by type. */
export const colour = (name: ColourName): string => `var(--${name})`
