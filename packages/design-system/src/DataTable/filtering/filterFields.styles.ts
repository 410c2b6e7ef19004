import { styled } from 'styled-components'

export const Bounds = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
`

export const Range = styled.div`
  display: grid;
  gap: 8px;
  /* Where the next pick goes. */
  [data-picking='from'] > :first-child,
  [data-picking='to'] > :last-child {
    --line-field: var(--accent);
  }
`

/** The calendar goes up to the edges of the menu. */
export const Days = styled.div`
  display: grid;
  justify-content: center;
  margin: 2px -12px -8px;
`

export const Facets = styled.div`
  display: grid;
  gap: 2px;
  max-block-size: 200px;
  overflow: auto;
`
