import { styled } from 'styled-components'
import { floatingSurface } from '../foundations/overlay/floating.styles.ts'

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  block-size: var(--calendar-height);
  min-inline-size: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  overflow: hidden;
  container-type: inline-size;
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  padding: 10px 12px;
  border-block-end: 1px solid var(--line);
`

export const Heading = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  font-size: 16px;
  font-weight: 600;
  line-height: 24px;
`

export const HeadNote = styled.span`
  color: var(--text-faint);
  font-size: 13px;
  font-weight: 400;
`

export const HeadEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
`

export const Weekday = styled.div`
  padding: 6px 8px;
  border-inline-start: 1px solid var(--line);
  color: var(--text-muted);
  font-size: 12px;
  line-height: 16px;
  overflow-wrap: anywhere;
  @container (max-width: 360px) { padding-inline: 2px; text-align: center; }
  &:first-child { border-inline-start: 0; }
  &[data-today] { color: var(--accent); font-weight: 600; }
`

/** The number of a day; today on the accent. */
export const DayNumber = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: 22px;
  block-size: 22px;
  padding-inline: 4px;
  border-radius: 11px;
  font-size: 12px;
  font-weight: 500;
  [data-outside] & { color: var(--text-faint); }
  [data-today] & { background: var(--accent); color: var(--text-on-accent); font-weight: 600; }
`

export const ListPanel = styled.div`
  ${floatingSurface}
  display: flex;
  flex-direction: column;
  inline-size: 280px;
  max-inline-size: calc(100vw - 16px);
  max-block-size: 360px;
`

export const ListHead = styled.div`
  padding: 10px 12px 6px;
  font-weight: 600;
`

export const ListBody = styled.div`
  padding: 2px 12px 12px;
  overflow: auto;
`

export const ListFoot = styled.div`
  padding: 8px 12px;
  border-block-start: 1px solid var(--line);
`
