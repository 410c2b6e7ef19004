import { styled } from 'styled-components'

export const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 8px;
  min-block-size: 0;
  min-inline-size: 0;
  overflow-y: auto;
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: end;

  & > * {
    flex: 0 1 260px;
  }
`

export const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  margin: 0;
  padding: 4px 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`
