import { styled } from 'styled-components'
import { forcedChosen } from '../foundations/forcedColours.styles.ts'

export const CalendarRoot = styled.div`
  padding: 10px 12px 12px;
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  height: 28px;
  margin-bottom: 6px;
`

export const Heading = styled.div`
  display: flex;
  flex: 1;
  justify-content: space-around;
  gap: 24px;
  font-size: 14px;
  font-weight: 600;
  text-align: center;
`

export const Turn = styled.button`
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
  background: transparent;
  color: var(--text-muted);

  &:hover:not(:disabled) {
    background: var(--hover);
    color: var(--text);
  }

  &:disabled {
    color: var(--line-strong);
  }
`

/** As high as six weeks, so that turning the pages moves nothing below. */
export const Months = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 24px;
  min-height: 220px;
`

export const Grid = styled.table`
  border-collapse: separate;
  border-spacing: 0 2px;

  th {
    width: 34px;
    height: 26px;
    padding: 0;
    color: var(--text-faint);
    font-size: 12px;
    font-weight: 500;
  }

  td {
    width: 34px;
    height: 30px;
    padding: 0;
    text-align: center;
  }

  td[data-in-range] {
    background: var(--selected);
  }

  td[data-range-start] {
    border-start-start-radius: var(--radius);
    border-end-start-radius: var(--radius);
  }

  td[data-range-end] {
    border-start-end-radius: var(--radius);
    border-end-end-radius: var(--radius);
  }
`

export const Day = styled.button`
  position: relative;
  width: 100%;
  height: 30px;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: transparent;
  color: var(--text);
  font-size: 13px;
  font-variant-numeric: tabular-nums;

  &:hover:not([aria-disabled='true']) {
    background: var(--hover);
  }

  [data-in-range] > &:hover:not([aria-disabled='true']) {
    background: color-mix(in srgb, var(--accent) 16%, var(--selected));
  }

  &[aria-current='date'] {
    color: var(--accent);
    font-weight: 700;
  }

  &[aria-current='date']::after {
    content: '';
    position: absolute;
    bottom: 3px;
    left: 50%;
    width: 12px;
    height: 2px;
    border-radius: 1px;
    background: currentColor;
    translate: -50% 0;
  }

  &[data-selected],
  &[data-selected]:hover:not([aria-disabled='true']) {
    background: var(--accent);
    color: var(--text-on-accent);
    font-weight: 600;
    ${forcedChosen}
  }

  &[aria-disabled='true'] {
    color: var(--text-faint);
    text-decoration: line-through;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[aria-current='date']:not([data-selected])::after {
      background: CanvasText;
    }

    [data-in-range] > &:not([data-selected], :focus-visible) {
      outline: 1px solid Highlight;
      outline-offset: -1px;
    }

    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`

export const CalendarFoot = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 8px 12px;
  border-top: 1px solid var(--line);
`
