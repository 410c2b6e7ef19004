import styled from 'styled-components'

export const WalkRow = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: var(--text-muted);
  font-size: 13px;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  /* The bar of a phone has room for the two buttons beside what is done most. */
  @media (max-width: 600px) { & > span { display: none; } }
`
