import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Reveal, Root, Words } from './Clipboard.styles.ts'
import { clipboardTexts } from './Clipboard.texts.ts'
import { CopyButton } from './CopyButton.tsx'

export type CopyTextProps = Omit<ComponentPropsWithRef<'span'>, 'children' | 'onCopy'> & {
  /** What is copied. */
  text: string
  /** What is shown; default the text itself. */
  children?: ReactNode
  /** Called after each copy with whether it worked. */
  onCopied?: (isCopied: boolean) => void
}

/** A number or a code that people carry elsewhere, with a button to copy it that appears on hover and focus. */
export const CopyText = ({ text, children, onCopied, ...rest }: CopyTextProps) => {
  const { t } = useLocale()
  return (
    <Root {...rest}>
      <Words>{children ?? text}</Words>
      <Reveal>
        <CopyButton text={text} label={t(clipboardTexts.copyOf, { text })} onCopied={onCopied} />
      </Reveal>
    </Root>
  )
}
