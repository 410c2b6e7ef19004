import { styled } from 'styled-components'

export const Root = styled.figure`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0;
  width: 100%;
  height: 100%;
  min-height: 0;
`

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 0;
  padding: 0;
  color: var(--text-muted);
  font-size: 12px;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`

export const Sign = styled.span`
  width: 10px;
  height: 10px;
  border-radius: 2px;
`

export const Plot = styled.div`
  flex: 1;
  min-height: 0;
`
