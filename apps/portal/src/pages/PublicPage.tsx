import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Root = styled.main`
  min-height: 100vh;
  padding: 32px 16px 48px;
  background: var(--canvas);

  & > article {
    display: grid;
    gap: 16px;
    max-width: 900px;
    margin: 0 auto;
    padding: 32px;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 12px;
  }

  & h1 {
    margin: 0;
    font-size: 22px;
    line-height: 30px;
  }

  & > article[data-wide] {
    max-width: 1200px;
  }

  @media (max-width: 768px) {
    padding: 0;

    & > article {
      align-content: start;
      min-height: 100vh;
      padding: 20px 16px;
      border: 0;
      border-radius: 0;
    }
  }
`

type PublicPageProps = { title?: string /** For tables; default false. */; isWide?: boolean; children: ReactNode }

/** A page that stands alone, without menus, for readers with and without a session. */
export const PublicPage = ({ title, isWide = false, children }: PublicPageProps) => (
  <Root>
    <article data-wide={isWide ? '' : undefined}>
      {title && <h1>{title}</h1>}
      {children}
    </article>
  </Root>
)
