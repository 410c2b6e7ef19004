import styled from 'styled-components'

export const Page = styled.section`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: 10px;
  min-inline-size: 0;
  min-block-size: 0;
  block-size: 100%;
  &[data-embedded] { block-size: auto; flex: none; }
`

export const SearchBox = styled.div`
  flex: 0 1 260px;
  min-inline-size: 180px;
`

export const FilterPanel = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 10px;
  inline-size: 260px;
  & > :not(button) { inline-size: 100%; }
`

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-block-size: 44px;
  padding: 4px 14px;
  border-block-start: 1px solid var(--line);
  color: var(--text-muted);
  font-size: 13px;
  & > :first-child { flex: 1; }
`

export const FreshRow = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  &[data-stale] { color: var(--warning); }
`

export const ColumnList = styled.ul`
  display: flex;
  flex-direction: column;
  inline-size: 260px;
  max-block-size: min(420px, 60vh);
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
`

export const ColumnItem = styled.li`
  display: flex;
  align-items: center;
  gap: 2px;
  min-block-size: 32px;
  padding-inline: 6px 2px;
  border-radius: var(--radius-small);
  &:hover { background: var(--hover); }
  & > :first-child { flex: 1; min-inline-size: 0; }
  & > button[data-variant] { opacity: 0; }
  &:hover > button[data-variant], &:focus-within > button[data-variant] { opacity: 1; }
`

export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 32px;
  margin-block-end: 4px;
  padding-inline: 6px 0;
  color: var(--text-muted);
  font-size: 12px;
`

export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-inline-start: auto;
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
