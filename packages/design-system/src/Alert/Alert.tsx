import { X } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { guarded } from '../CatchErrors/guarded.tsx'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import type { StatusTone } from '../foundations/status.ts'
import { ToneIcon } from '../foundations/ToneIcon.tsx'
import { warnUnknownTone } from '../foundations/warnUnknown.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Body, Root, Side, Title } from './Alert.styles.ts'

export type AlertProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** Default 'info'; 'danger' and 'warning' are announced at once. */
  tone?: StatusTone
  title?: ReactNode
  /** One small button that mends the matter. */
  action?: ReactNode
  /** Shows a button that closes it. */
  onClose?: () => void
}

/** A message that stays in the page, beside what it is about. */
export const Alert = ({ tone = 'info', title, action, onClose, children, ...rest }: AlertProps) => {
  const { t } = useLocale()
  if (import.meta.env.DEV) warnUnknownTone('Alert', tone)
  return (
    <Root role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'} data-tone={tone} {...rest}>
      <ToneIcon tone={tone} />
      <Body>
        {title && <Title>{guarded(title)}</Title>}
        {guarded(children)}
      </Body>
      {(action || onClose) && (
        <Side>
          {guarded(action)}
          {onClose && (
            <IconButton size="small" icon={<X size={16} aria-hidden />} label={t(commonTexts.close)} onPress={onClose} />
          )}
        </Side>
      )}
    </Root>
  )
}
