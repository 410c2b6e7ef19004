import { styled } from 'styled-components'

export const Panel = styled.section`
  flex: none;
  max-block-size: 40%;
  overflow: hidden auto;
  border-block-start: 1px solid var(--line-strong);
  background: var(--surface);
  font-size: 13px;
`

export const PanelTitle = styled.p`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  margin: 0;
  padding: 0 14px;
  border-block-end: 1px solid var(--line);
  background: var(--sunken);
  color: var(--text-muted);
  font-size: 12px;
  line-height: 26px;

  & > b { color: var(--text); font-weight: 600; }
`

export const Lanes = styled.div`
  position: relative;
`

export const Lane = styled.div`
  display: flex;
  block-size: 34px;
  overflow: clip;
  border-block-end: 1px solid var(--line);
`

export const LaneHead = styled.button`
  z-index: 1;
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: 12px;
  align-items: center;
  inline-size: var(--start, 240px);
  padding: 0 10px 0 14px;
  border: 0;
  border-inline-end: 1px solid var(--line);
  background: var(--surface);
  color: var(--text);
  font-size: 13px;
  text-align: start;
  white-space: nowrap;

  & > :first-child { overflow: hidden; text-overflow: ellipsis; }
  & > small { overflow: hidden; color: var(--text-muted); font-size: 12px; }
  &:hover { background: var(--hover); }
  &[aria-pressed='true'] { background: var(--selected); }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }

  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > small { display: none; }
  }
`

export const OverWord = styled.span`
  color: var(--text-muted);
  font-size: 12px;

  &[data-over] { color: var(--warning); font-weight: 600; }
  &[data-over]::before { content: '▲ '; }
`

export const LaneView = styled.div`
  min-inline-size: 0;

  & > svg { display: block; transform: translateX(var(--shift, 0)); }
  & path[data-usual] { fill: var(--chart-8); }
  & path[data-over] { fill: var(--warning); }
  & path[data-capacity] { stroke: var(--text-faint); stroke-dasharray: 2 3; }
`
