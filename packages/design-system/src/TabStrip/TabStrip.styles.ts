import { styled } from 'styled-components'

export const Root = styled.div`
  display: flex;
  align-items: stretch;
  block-size: 38px;
  min-width: 0;
  padding: 0 4px 0 12px;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
`

export const List = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
`

export const Item = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  flex: none;
  max-inline-size: 240px;
  border-bottom: 2px solid transparent;
  font-size: 13px;
  &[data-selected] { border-color: var(--accent); }
  &:hover { background: var(--hover); }
`

export const TabButton = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  block-size: 100%;
  padding: 0 12px;
  border: 0;
  background: none;
  color: var(--text-muted);
  &[aria-selected='true'] { color: var(--text); font-weight: 600; }
  &:focus-visible { outline-offset: -3px; border-radius: var(--radius); }
  [data-closable] > & { padding-inline-end: 6px; }
`

export const Label = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  margin-inline-end: 6px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--text-faint);
  opacity: 0;
  [data-selected] > &, div:hover > &, div:focus-within > & { opacity: 1; }
  &:hover { background: color-mix(in srgb, var(--text) 10%, transparent); color: var(--text); }
  @media (hover: none) { opacity: 1; }
`

export const Tools = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  padding-inline-start: 4px;
`
