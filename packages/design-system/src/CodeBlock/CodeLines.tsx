import { memo, type RefObject, useMemo } from 'react'
import { Code, Line } from './CodeBlock.styles.ts'
import { type CodeLine, columnsOf, isIn, type LineRanges } from './codeLines.ts'
import { useLineWindow } from './useLineWindow.ts'

type CodeLinesProps = {
  lines: readonly CodeLine[]
  firstLine: number
  marked: LineRanges
  isWrapped: boolean
  scroller: RefObject<HTMLDivElement | null>
}

const Pieces = memo(({ line }: { line: CodeLine }) =>
  line.map(({ text, kind }, place) =>
    kind ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line have nothing but their place.
      <span key={place} data-kind={kind}>
        {text}
      </span>
    ) : (
      text
    ),
  ),
)

/** Columns of the widest line: with only some of the lines in the page, nothing else holds the width. */
const widestOf = (lines: readonly CodeLine[]): number =>
  lines.reduce(
    (widest, line) =>
      Math.max(
        widest,
        line.reduce((sum, { text }) => sum + columnsOf(text), 0),
      ),
    0,
  )

/** The lines that are near enough to be seen, between what is left out. */
export const CodeLines = ({ lines, firstLine, marked, isWrapped, scroller }: CodeLinesProps) => {
  const { indexes, before, after, measure } = useLineWindow({ scroller, count: lines.length, isWrapped })
  const isWindowed = indexes.length < lines.length
  const widest = useMemo(() => (isWindowed ? widestOf(lines) : 0), [isWindowed, lines])
  const minWidth = isWindowed && !isWrapped ? `calc(${widest}ch + 80px)` : undefined

  return (
    <Code style={{ minWidth }}>
      {before > 0 && <div style={{ height: before }} />}
      {indexes.map((index) => (
        <Line
          key={index}
          ref={measure}
          data-index={index}
          data-line={firstLine + index}
          data-marked={isIn(marked, firstLine + index) || undefined}
        >
          <Pieces line={lines[index] ?? []} />
          {'\n'}
        </Line>
      ))}
      {after > 0 && <div style={{ height: after }} />}
    </Code>
  )
}
