import styled from 'styled-components'

export const Lead = styled.p`
  margin: 0 0 12px;
  color: var(--text-muted);
`

export const Differences = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 13px;
  table-layout: fixed;
  & th, & td {
    padding: 8px 12px;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & th { color: var(--text-muted); font-weight: 400; }
  & tbody > tr > * { border-block-start: 1px solid var(--line); }
`

export const Changes = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 4px;
  margin: 0;
  font-size: 12px;
  line-height: 18px;
  & > div { overflow-wrap: anywhere; }
  & dt { display: inline; color: var(--text-faint); }
  & dd { display: inline; margin: 0; white-space: pre-line; }
  & del { color: var(--text-faint); }
  & ins { color: var(--text); text-decoration: none; }
  & svg { display: inline-block; margin: 0 4px -2px; color: var(--text-faint); }
  & button svg { margin: 0; }
`

export const LineList = styled.ul`
  margin: 2px 0 0;
  padding-inline-start: 12px;
  list-style: none;
`
