import { styled } from 'styled-components'

export const BoardTools = styled.div`
  display: flex;
  flex: none;
  gap: 8px;
  align-items: end;
  padding-block-end: 8px;
`

export const Charts = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: 16px;
  align-content: start;
  min-height: 0;
  overflow-y: auto;
`

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-block-end: 12px;
  color: var(--text-muted);
  font-size: 12px;
`
