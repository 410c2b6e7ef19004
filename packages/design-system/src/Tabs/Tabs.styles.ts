import { styled } from 'styled-components'

export const Root = styled.div`
  min-width: 0;
  &[data-orientation='vertical'] { display: grid; grid-template-columns: max-content minmax(0, 1fr); }
  &[data-orientation='vertical'] > :first-child { max-inline-size: 240px; }
`

export const Panel = styled.div`
  padding-top: 14px;
  border-radius: var(--radius-small);
  &:focus-visible { outline-offset: 4px; }
  [data-orientation='vertical'] > & { padding: 4px 0 0 20px; }
`
