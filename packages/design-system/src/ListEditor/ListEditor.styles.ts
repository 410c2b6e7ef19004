import { styled } from 'styled-components'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-block-size: 0;
  min-inline-size: 0;
`

export const Frame = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
`

export const Refused = styled.ul`
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
  & button {
    padding: 2px 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
    &:hover { text-decoration: underline; }
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  color: var(--text-muted);
  font-size: 13px;
`
