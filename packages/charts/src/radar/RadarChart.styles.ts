import { styled } from 'styled-components'

export const Root = styled.figure`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 0;
  min-inline-size: 0;
`

export const Drawing = styled.svg`
  inline-size: 100%;
  max-block-size: 340px;

  .ring { fill: none; stroke: var(--line); }
  .limit { fill: none; stroke: var(--text-faint); stroke-dasharray: 4 3; }
  .name { fill: var(--text); font-size: 12px; }
  .value { fill: var(--text-muted); font-size: 11px; }
  .shape { fill-opacity: 0.14; stroke-width: 2; }
  .shape[data-series='0'] { fill: var(--accent); stroke: var(--accent); }
  .shape[data-series='1'] { fill: var(--warning); fill-opacity: 0.06; stroke: var(--warning); stroke-dasharray: 6 3; }
  .shape[data-series='2'] { fill: var(--info); fill-opacity: 0.05; stroke: var(--info); stroke-dasharray: 2 3; }
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

  & > li { display: flex; gap: 6px; align-items: center; }
  & > li > i { inline-size: 16px; border-block-start: 2px solid var(--accent); }
  & > li:nth-child(2) > i { border-block-start: 2px dashed var(--warning); }
  & > li:nth-child(3) > i { border-block-start: 2px dotted var(--info); }
`
