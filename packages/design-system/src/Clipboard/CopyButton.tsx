import { Check, Copy, X } from 'lucide-react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx'
import { clipboardTexts } from './Clipboard.texts.ts'
import { type CopyState, useCopy } from './useCopy.ts'

export type CopyButtonProps = Omit<IconButtonProps, 'icon' | 'label' | 'onPress'> & {
  /** What is copied, or a function that makes it at the press. */
  text: string | (() => string)
  /** The name of the action; default "Copy". */
  label?: string
  /** Called after each copy with whether it worked. */
  onCopied?: (isCopied: boolean) => void
}

const icons = { idle: Copy, copied: Check, failed: X } as const satisfies Record<CopyState, typeof Copy>

/** Copies a text; the icon says for two seconds how it went, and a screen reader is told. */
export const CopyButton = ({ text, label, onCopied, size = 'small', ...rest }: CopyButtonProps) => {
  const { t } = useLocale()
  const { copy, state } = useCopy()
  const Icon = icons[state]
  const name = label ?? t(clipboardTexts.copy)
  return (
    <IconButton
      {...rest}
      size={size}
      data-state={state}
      icon={<Icon size={size === 'small' ? 14 : 16} aria-hidden />}
      label={state === 'idle' ? name : t(clipboardTexts[state])}
      onPress={async () => {
        const isCopied = await copy(typeof text === 'function' ? text() : text)
        onCopied?.(isCopied)
      }}
    />
  )
}
