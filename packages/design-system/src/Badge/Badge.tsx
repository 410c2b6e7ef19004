import type { ComponentPropsWithRef } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { Root } from './Badge.styles.ts'
import { badgeTexts } from './Badge.texts.ts'

export type BadgeProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  count: number
  /** Above it the badge says "99+"; default 99. */
  max?: number
  /** 'danger' asks for attention; default 'danger'. */
  tone?: 'danger' | 'accent' | 'neutral'
}

/** How many wait; nothing at zero. */
export const Badge = ({ count, max = 99, tone = 'danger', ...rest }: BadgeProps) => {
  const { t } = useLocale()
  if (import.meta.env.DEV) warnUnknown('Badge', 'tone', tone, ['danger', 'accent', 'neutral'])
  if (count <= 0) return null
  return (
    <Root data-tone={tone} title={count > max ? t(badgeTexts.more, { max }) : undefined} {...rest}>
      {count > max ? `${max}+` : count}
    </Root>
  )
}
