import { styled } from 'styled-components'

export const Grid = styled.div`
  --day-head: 28px;
  --lane-step: 22px;
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  grid-template-rows: auto;
  grid-auto-rows: minmax(0, 1fr);
  flex: 1;
  min-block-size: 0;
  &[data-week-numbers] { grid-template-columns: 40px repeat(7, minmax(0, 1fr)); }
`

export const Row = styled.div`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  min-block-size: 0;
`

export const WeekNumber = styled.div`
  padding: 8px 4px;
  border-block-start: 1px solid var(--line);
  color: var(--text-faint);
  font-size: 11px;
  line-height: 16px;
  text-align: center;
`

export const Day = styled.div`
  position: relative;
  min-block-size: 0;
  padding: 3px;
  border-block-start: 1px solid var(--line);
  border-inline-start: 1px solid var(--line);
  &:first-child { border-inline-start: 0; }
  &[data-weekend] { background: color-mix(in srgb, var(--sunken) 55%, transparent); }
  &[data-outside] { background: color-mix(in srgb, var(--sunken) 80%, var(--surface)); }
  &[data-creates] { cursor: cell; }
  &[data-creates]:hover { background: var(--hover); }
  &:focus-visible { outline-offset: -2px; z-index: 2; }
`

export const DayHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 4px;
  min-block-size: 22px;
  overflow: hidden;
  color: var(--text-faint);
  font-size: 11px;
  white-space: nowrap;
`

/** In a narrow month there is room for a figure only. */
export const Wide = styled.span`
  @container (max-width: 640px) { display: none; }
`

export const Narrow = styled.span`
  @container (min-width: 640.02px) { display: none; }
`

/** On a phone the days of the week have room for their shortest names. */
export const ShortName = styled.span`
  @container (max-width: 360px) { display: none; }
`

export const ShortestName = styled.span`
  @container (min-width: 360.02px) { display: none; }
`

export const More = styled.button`
  position: absolute;
  z-index: 1;
  inset-block-start: calc(var(--day-head) + var(--lane) * var(--lane-step));
  inset-inline: 3px;
  block-size: 20px;
  padding: 0 6px;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--text-muted);
  font-size: 12px;
  font-weight: 600;
  text-align: start;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &:hover { background: color-mix(in srgb, var(--text) 9%, transparent); color: var(--text); }
  @container (max-width: 360px) { padding: 0; text-align: center; }
`
