import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { furnish, imagesIn, openerSelector } from './furnish.ts'
import { Body } from './RichTextView.styles.ts'
import { richTextViewTexts } from './RichTextView.texts.ts'
import type { RichTextImage } from './RichTextView.tsx'
import { sanitised } from './sanitise.ts'

type RichTextBodyProps = {
  html: string
  onImageOpen: ((images: readonly RichTextImage[], index: number) => void) | undefined
}

/** The text itself; fetched with the sanitiser when the first one is shown. */
export const RichTextBody = ({ html, onImageOpen }: RichTextBodyProps) => {
  const { t } = useLocale()
  const body = useRef<HTMLDivElement>(null)
  const canOpen = onImageOpen !== undefined

  useLayoutEffect(() => {
    const place = body.current
    if (!place) return
    const content = sanitised(html)
    const release = furnish(content, {
      table: t(richTextViewTexts.table),
      openerOf: canOpen ? (alt) => (alt ? t(richTextViewTexts.openImage, { alt }) : t(richTextViewTexts.openUnnamed)) : undefined,
    })
    place.replaceChildren(content)
    return release
  }, [html, canOpen, t])

  const open = (event: MouseEvent<HTMLElement>): void => {
    const opener = event.target instanceof Element ? event.target.closest(openerSelector) : null
    if (!opener || !body.current) return
    const images = imagesIn(body.current)
    onImageOpen?.(
      images.map(({ src, alt }) => ({ src, alt })),
      images.findIndex((image) => opener.contains(image)),
    )
  }

  // The buttons of the pictures, which take the keys, are made outside React; their presses end here.
  return <Body ref={body} onClick={canOpen ? open : undefined} />
}
