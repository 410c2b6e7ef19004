import { WrapText } from 'lucide-react'
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useRef } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { CopyButton } from '../Clipboard/CopyButton.tsx'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { useIsScrollable } from '../foundations/useIsScrollable.ts'
import { warnNoText } from '../foundations/warnShape.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Count, Head, Root, Scroller, Title } from './CodeBlock.styles.ts'
import { codeBlockTexts } from './CodeBlock.texts.ts'
import { CodeLines } from './CodeLines.tsx'
import type { LineRanges } from './codeLines.ts'
import { type CodeLanguage, languageNames } from './languages.ts'
import { useHighlight } from './useHighlight.ts'

export type CodeBlockProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> & {
  /** The text, its lines ended in any way. */
  code: string
  /** Gives it colours; without one, or above 200 000 characters, it stays plain. */
  language?: CodeLanguage
  /** A file name or what it is; default the name of the language. */
  title?: ReactNode
  /** Numbers before the lines; default true. */
  hasLineNumbers?: boolean
  /** Number of the first line, where this is an excerpt; default 1. */
  firstLine?: number
  /** Lines to point out, such as [4, [8, 12]], by the numbers they show; default none. */
  highlightLines?: LineRanges
  /** Long lines go on below instead of beyond the edge; controlled. */
  isWrapped?: boolean
  /** Default false. */
  defaultWrapped?: boolean
  onWrappedChange?: (isWrapped: boolean) => void
  /** Height in px from which on it scrolls, without its head; default 420. */
  maxHeight?: number
}

const noLines: LineRanges = []

/** Code to be read and copied: a payload, a query, a configuration. Of long texts only what is in sight is rendered. */
export const CodeBlock = (props: CodeBlockProps) => {
  const { code, language, title, hasLineNumbers = true, firstLine = 1, highlightLines = noLines, ...other } = props
  const { isWrapped, defaultWrapped = false, onWrappedChange, maxHeight = 420, style, ...rest } = other
  const { t, formatNumber } = useLocale()
  const scroller = useRef<HTMLDivElement>(null)
  const [wraps, setWraps] = useControlledState(isWrapped, defaultWrapped, onWrappedChange)
  warnNoText('CodeBlock', 'code', code)
  const lines = useHighlight(code, language)
  const isScrollable = useIsScrollable(scroller, true)
  const name = language ? t(codeBlockTexts.codeIn, { language: languageNames[language] }) : t(codeBlockTexts.code)
  const vars: CSSProperties & Record<`--${string}`, string | number> = {
    '--code-height': `${maxHeight}px`,
    '--code-digits': String(firstLine + lines.length - 1).length,
    ...style,
  }

  return (
    <Root
      {...rest}
      style={vars}
      data-language={language}
      data-wrapped={wraps || undefined}
      data-numbered={hasLineNumbers || undefined}
    >
      <Head>
        <Title>{title ?? (language ? languageNames[language] : name)}</Title>
        <Count>{t(codeBlockTexts.lines, { count: formatNumber(lines.length) })}</Count>
        <IconButton
          size="small"
          icon={<WrapText size={14} aria-hidden />}
          label={t(codeBlockTexts.wrap)}
          aria-pressed={wraps}
          onPress={() => setWraps(!wraps)}
        />
        <CopyButton text={code} label={t(codeBlockTexts.copy)} />
      </Head>
      <Scroller
        ref={scroller}
        role="region"
        aria-label={typeof title === 'string' ? title : name}
        tabIndex={isScrollable ? 0 : undefined}
      >
        <CodeLines lines={lines} firstLine={firstLine} marked={highlightLines} isWrapped={wraps} scroller={scroller} />
      </Scroller>
    </Root>
  )
}
