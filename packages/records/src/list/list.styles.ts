import styled from 'styled-components'

export const FilterPanel = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 10px;
  inline-size: 260px;
  & > :not(button) { inline-size: 100%; }
`

export const FreshRow = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  &[data-stale] { color: var(--warning); }
`

export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-inline-start: auto;
  /* The bar at the bottom of a phone is one row, swiped where it has no room. */
  @media (max-width: 600px) {
    &:not([data-embedded]) {
      flex: none;
      flex-wrap: nowrap;
    }
  }
`

/** Behind the main action, wherever it is written. */
export const Last = styled.span`
  display: inline-flex;
  order: 1;
`

export const EmbeddedHead = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 32px;
`

export const EmbeddedTitle = styled.h2`
  margin: 0;
  font-size: 16px;
  font-weight: 600;
  line-height: 24px;
`

export const Note = styled.span`
  color: var(--text-faint);
  font-size: 13px;
`
