import { type ComponentPropsWithRef, Suspense } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { lazyPart } from '../foundations/lazyPart.tsx'
import { warnNoText } from '../foundations/warnShape.ts'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Nothing, Root } from './RichTextView.styles.ts'
import { richTextViewTexts } from './RichTextView.texts.ts'

/** The sanitiser is fetched with the first text that is shown. */
const RichTextBody = lazyPart(() => import('./RichTextBody.tsx').then((module) => module.RichTextBody))

/** A picture of the text, as ImagePreview takes it once it has a key. */
export type RichTextImage = { src: string; alt: string }

export type RichTextViewProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> & {
  /** HTML from whoever wrote it; only what is on the list of harmless tags and attributes is shown. */
  html: string
  /** A picture was pressed: all pictures of the text, and which of them. Without it pictures are only looked at. */
  onImageOpen?: (images: readonly RichTextImage[], index: number) => void
  /** 'compact' for comments and cells, 13 px; default 'normal', 14 px. */
  size?: 'normal' | 'compact'
}

/** A text with headings, lists, tables and pictures, made safe: a notice, a wiki page, a mail, a remark of a supplier. */
export const RichTextView = ({ html, onImageOpen, size = 'normal', ...rest }: RichTextViewProps) => {
  warnNoText('RichTextView', 'html', html)
  if (import.meta.env.DEV) warnUnknown('RichTextView', 'size', size, ['normal', 'compact'])
  const { t } = useLocale()
  return (
    <Root {...rest} data-size={size}>
      {html.trim() === '' ? (
        <Nothing>{t(richTextViewTexts.empty)}</Nothing>
      ) : (
        <Suspense fallback={<Skeleton lines={4} />}>
          <RichTextBody html={html} onImageOpen={onImageOpen} />
        </Suspense>
      )}
    </Root>
  )
}
