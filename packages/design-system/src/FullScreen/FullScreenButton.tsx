import { Maximize, Minimize } from 'lucide-react'
import type { RefObject } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx'
import { toast } from '../Toast/toast.ts'
import { fullScreenTexts } from './FullScreen.texts.ts'
import { useFullScreen } from './useFullScreen.ts'

export type FullScreenButtonProps = Omit<IconButtonProps, 'icon' | 'label' | 'onPress'> & {
  /** What fills the screen; default the whole page. Pop-ups of the page are not seen above another target. */
  target?: RefObject<Element | null>
}

/** Fills the screen with the page, or with a part of it, and gives it back; not there where the browser does not allow it. */
export const FullScreenButton = ({ target, ...rest }: FullScreenButtonProps) => {
  const { t } = useLocale()
  const { isFull, isByKey, isSupported, toggle } = useFullScreen(target)
  if (!isSupported) return null
  const Icon = isFull ? Minimize : Maximize
  const state = isByKey ? 'leaveByKey' : isFull ? 'leave' : 'enter'
  return (
    <IconButton
      {...rest}
      data-full={isFull || undefined}
      icon={<Icon size={16} aria-hidden />}
      label={t(fullScreenTexts[state])}
      onPress={
        isByKey
          ? undefined
          : () => void toggle().then((isDone) => isDone || toast.error(t(fullScreenTexts[isFull ? 'stays' : 'refused'])))
      }
    />
  )
}
