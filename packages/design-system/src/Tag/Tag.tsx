import { X } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import type { StatusTone } from '../foundations/status.ts'
import { warnUnknownTone } from '../foundations/warnUnknown.ts'
import { Remove, Root, Text } from './Tag.styles.ts'

export type TagProps = ComponentPropsWithRef<'span'> & {
  /** Default 'neutral'. */
  tone?: StatusTone
  /** Shows a button that takes the tag away. */
  onRemove?: () => void
}

/** A state or a property in a soft pill. */
export const Tag = ({ tone = 'neutral', onRemove, children, ...rest }: TagProps) => {
  const { t } = useLocale()
  if (import.meta.env.DEV) warnUnknownTone('Tag', tone)
  const name = typeof children === 'string' ? t(commonTexts.removeItem, { name: children }) : t(commonTexts.remove)
  return (
    <Root data-tone={tone} data-removable={onRemove ? '' : undefined} {...rest}>
      <Text>{children}</Text>
      {onRemove && (
        <Remove type="button" aria-label={name} onClick={onRemove}>
          <X size={12} aria-hidden />
        </Remove>
      )}
    </Root>
  )
}
