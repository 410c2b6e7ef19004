import { CircleAlert, CircleCheck, CircleX, Clock3, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { StatusTone } from './status.ts'

const icons = {
  neutral: Info,
  info: CircleAlert,
  success: CircleCheck,
  warning: TriangleAlert,
  pending: Clock3,
  danger: CircleX,
} as const satisfies Record<StatusTone, LucideIcon>

/** The icon that stands for a tone, so that colour is never alone. */
export const ToneIcon = ({ tone, size = 16 }: { tone: StatusTone; size?: number }) => {
  const Icon = icons[tone]
  return <Icon size={size} aria-hidden />
}
