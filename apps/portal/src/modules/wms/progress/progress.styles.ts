import { styled } from 'styled-components'

export const Figures = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`

export const Names = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 16px;
    font-variant-numeric: tabular-nums;
  }
`
