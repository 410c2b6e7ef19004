import { styled } from 'styled-components'

/** One scroller with sticky heads, so that head and hours can never stand apart. */
export const Scroller = styled.div`
  --day-head: 4px;
  --lane-step: 22px;
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
`

export const Grid = styled.div`
  display: grid;
  grid-template-columns: 56px repeat(7, minmax(84px, 1fr));
  min-inline-size: 644px;
`

export const Sticky = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  border-block-end: 1px solid var(--line-strong);
  background: var(--surface);
`

export const Row = styled.div`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
`

export const Corner = styled.span`
  display: block;
`

export const DayName = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
  padding: 5px 8px;
  border-inline-start: 1px solid var(--line);
  color: var(--text-muted);
  font-size: 12px;
  line-height: 16px;
  &[data-today] { color: var(--accent); font-weight: 600; }
`

export const RowName = styled.div`
  padding: 4px 8px 0;
  color: var(--text-faint);
  font-size: 11px;
  line-height: 14px;
  text-align: end;
  overflow-wrap: anywhere;
  [data-hour] > & { translate: 0 -12px; }
  [data-hour='0'] > & { translate: none; }
`

export const AllDay = styled.div`
  position: relative;
  min-block-size: calc(8px + max(1, var(--lanes)) * var(--lane-step));
  border-block-start: 1px solid var(--line);
  border-inline-start: 1px solid var(--line);
  &[data-creates] { cursor: cell; }
  &[data-creates]:hover { background: var(--hover); }
  &:focus-visible { outline-offset: -2px; }
`

export const Slot = styled.div`
  position: relative;
  block-size: 44px;
  border-block-start: 1px solid var(--line);
  border-inline-start: 1px solid var(--line);
  [data-hour='0'] > & { border-block-start: 0; }
  &[data-weekend] { background: color-mix(in srgb, var(--sunken) 55%, transparent); }
  &[data-creates] { cursor: cell; }
  &[data-creates]:hover { background: var(--hover); }
  &:focus-visible { outline-offset: -2px; z-index: 2; }
`

/** Where the day has come to. */
export const Now = styled.span`
  position: absolute;
  z-index: 2;
  inset-inline: 0;
  inset-block-start: calc(var(--offset) * 100%);
  block-size: 2px;
  background: var(--danger);
  pointer-events: none;
  forced-color-adjust: none;
  &::before {
    content: '';
    position: absolute;
    inset-block-start: -3px;
    inset-inline-start: -4px;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: inherit;
  }
`
