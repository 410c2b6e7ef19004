import type { ComponentPropsWithRef } from 'react'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { Ring, Root } from './Spinner.styles.ts'

export type SpinnerProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** What is being waited for; default "loading" in the language of the interface. */
  label?: string
  /** Shows the label beside the ring; default false, for screen readers only. */
  showLabel?: boolean
  /** 16 or 24 px; default 'medium'. */
  size?: 'medium' | 'large'
}

/** A wait whose length is unknown; where the shape of the content is known, use Skeleton. */
export const Spinner = ({ label, showLabel = false, size = 'medium', ...rest }: SpinnerProps) => {
  const { t } = useLocale()
  if (import.meta.env.DEV) warnUnknown('Spinner', 'size', size, ['medium', 'large'])
  const text = label ?? t(commonTexts.loading)
  return (
    <Root role="status" data-size={size} {...rest}>
      <Ring aria-hidden="true" />
      {showLabel ? <span>{text}</span> : <Hidden>{text}</Hidden>}
    </Root>
  )
}
