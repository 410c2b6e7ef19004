import { Fragment } from 'react'
import { spansOf } from './treeSearch.ts'

type HighlightProps = {
  text: string
  /** The folded words of a query, as `wordsOf` gives them. */
  words: readonly string[]
}

/** A text with what was searched for marked in it. */
export const Highlight = ({ text, words }: HighlightProps) => {
  const spans = spansOf(text, words)
  if (spans.length === 0) return text
  return (
    <>
      {spans.map(({ start, end }, place) => (
        <Fragment key={start}>
          {text.slice(spans[place - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(spans.at(-1)?.end ?? 0)}
    </>
  )
}
