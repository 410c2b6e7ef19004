import styled from 'styled-components'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-inline-size: 0;
`

export const Frame = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  &[data-invalid] { border-color: var(--danger); }
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  color: var(--text-faint);
  font-size: 12px;
  @media (hover: none) { & > [data-keys] { display: none; } }
`

export const Problem = styled.button`
  padding: 2px 0;
  border: 0;
  background: none;
  color: var(--danger);
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover { text-decoration: underline; }
`

export const Unknown = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 4px;
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
  & > li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
`
