import { styled } from 'styled-components'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 10px;
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  margin-inline-start: auto;
`

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: min(320px, 100%);
  min-height: var(--control);
  padding: 0 10px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text-muted);
  font-size: 13px;
  &:hover { background: var(--hover); }
  &[data-set] { border-color: var(--accent); background: var(--accent-soft); }
`

export const Value = styled.b`
  min-width: 0;
  overflow: hidden;
  color: var(--text);
  font-weight: 500;
  text-overflow: ellipsis;
  white-space: nowrap;
  [data-set] > & { color: var(--accent); }
`
