import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { guarded, guardedWords } from '../CatchErrors/guarded.tsx'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { Body, Extra, Head, Root, Title } from './Card.styles.ts'

export type CardProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title?: ReactNode
  /** Small actions or a figure at the end of the title's line. */
  extra?: ReactNode
  /** Content reaches the edges, for tables and lists; default false. */
  isFlush?: boolean
}

/** One matter on its own surface; a named section when it has a title. */
export const Card = ({ title, extra, isFlush = false, children, ...rest }: CardProps) => {
  const id = useId()
  return (
    <Root aria-labelledby={title ? id : undefined} {...rest}>
      {(title || extra) && (
        <Head>
          {title && <Title id={id}>{guardedWords(title)}</Title>}
          {extra && <Extra>{guarded(extra)}</Extra>}
        </Head>
      )}
      <Body data-flush={isFlush || undefined}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </Body>
    </Root>
  )
}
