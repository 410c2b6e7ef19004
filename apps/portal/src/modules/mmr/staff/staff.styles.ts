import { styled } from 'styled-components'

export const rowHeight = 30
export const dayWidth = 40
export const nameWidth = 132

export const Days = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  display: flex;
  block-size: 40px;
  padding-inline-start: ${nameWidth}px;
  background: var(--sunken);

  & > span {
    display: grid;
    flex: none;
    align-content: center;
    inline-size: ${dayWidth}px;
    border-inline-start: 1px solid var(--line);
    font-size: 12px;
    text-align: center;
  }

  & > [data-free] {
    color: var(--text-faint);
  }

  & > [data-today] {
    color: var(--accent);
    font-weight: 700;
  }
`

export const Row = styled.div`
  position: absolute;
  inset-inline-start: 0;
  display: block;
  contain: layout style paint;
  block-size: ${rowHeight}px;
  border-block-end: 1px solid var(--line);
  touch-action: pan-x pan-y;
  user-select: none;
  background-image: linear-gradient(to right, var(--line) 1px, transparent 1px);
  background-position: ${nameWidth}px 0;
  background-size: ${dayWidth}px 100%;

  & > [data-entry] {
    position: absolute;
    inset-block: 3px;
    overflow: hidden;
    padding: 2px 3px;
    border-radius: var(--radius-small);
    background: var(--accent-soft);
    color: var(--text);
    font-size: 11px;
    white-space: nowrap;
    cursor: pointer;
  }

  & > [data-entry][data-shift='night'] {
    border-inline-start: 3px solid var(--text-muted);
  }

  & > [data-entry][data-shift='overtime'] {
    border-inline-start: 3px solid var(--warning);
  }

  & > [data-entry][data-conflict] {
    outline: 2px solid var(--danger);
    outline-offset: -2px;
  }
`

export const Names = styled.div`
  position: sticky;
  inset-inline-start: 0;
  z-index: 1;
  inline-size: ${nameWidth}px;
  block-size: 100%;
  background: var(--surface);

  & > b {
    position: absolute;
    inline-size: 100%;
    block-size: ${rowHeight}px;
    overflow: hidden;
    padding: 5px 8px;
    border-block-end: 1px solid var(--line);
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > b small {
    margin-inline-start: 6px;
    color: var(--text-muted);
    font-weight: 400;
  }
`

export const Mark = styled.span`
  position: absolute;
  inset-block: 0;
  pointer-events: none;

  &[data-kind='free'] {
    background: var(--sunken);
  }

  &[data-kind='leave'] {
    background: var(--warning-soft);
  }

  &[data-kind='chosen'] {
    z-index: 1;
    border: 2px solid var(--accent);
    border-radius: var(--radius-small);
  }
`
