import { styled } from 'styled-components'

export const Person = styled.span`
  color: var(--text-muted);
`

export const Outcome = styled.span`
  &[data-tone='success'] { color: var(--success); }
  &[data-tone='warning'] { color: var(--warning); }
  &[data-tone='danger'] { color: var(--danger); }
  &[data-tone='info'] { color: var(--info); }
`

export const Remark = styled.p`
  margin: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

export const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Frame = styled.div`
  display: flex;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`

export const Wrapped = styled.div`
  padding-block: 6px;
  white-space: normal;
`

export const Moment = styled.span`
  font-variant-numeric: tabular-nums;
`
