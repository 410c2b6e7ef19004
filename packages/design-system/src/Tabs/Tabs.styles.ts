import { styled } from 'styled-components'

export const Root = styled.div`
  min-width: 0;
`

export const List = styled.div`
  display: flex;
  gap: 20px;
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid var(--line);
`

export const Item = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: 2px;
  border-bottom: 2px solid transparent;
  margin-bottom: -1px;
  &[data-selected] { border-color: var(--accent); }
`

export const TabButton = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 36px;
  padding: 0 2px;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: var(--text-muted);
  white-space: nowrap;
  &:hover { color: var(--text); }
  &[aria-selected='true'] { color: var(--text); font-weight: 600; }
  &:focus-visible { outline-offset: -2px; }
`

/** Keeps the place that the bold text takes, so that choosing a tab moves nothing. */
export const TabLabel = styled.span`
  display: inline-grid;
  &::after { content: attr(data-text); block-size: 0; overflow: hidden; visibility: hidden; font-weight: 600; }
`

export const Dirty = styled.span`
  flex: none;
  inline-size: 6px;
  block-size: 6px;
  border-radius: 50%;
  background: var(--warning);
`

export const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--text-faint);
  &:hover { background: var(--hover); color: var(--text); }
`

export const Panel = styled.div`
  padding-top: 14px;
  &:focus-visible { outline-offset: 2px; }
`
