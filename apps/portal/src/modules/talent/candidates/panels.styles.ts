import { styled } from 'styled-components'

/** The candidates, one below the other. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Row = styled.button`
  display: grid;
  gap: 2px;
  width: 100%;
  padding: 8px 12px;
  border: 0;
  border-bottom: 1px solid var(--line);
  background: none;
  color: var(--text);
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--hover);
  }

  &[aria-current='true'] {
    background: var(--accent-soft);
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
`

/** Name and state on one line. */
export const Name = styled.span`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  min-width: 0;

  & > strong {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export const More = styled.span`
  overflow: hidden;
  color: var(--text-muted);
  font-size: 12px;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Find = styled.div`
  display: grid;
  gap: 8px;
`

/** What belongs to the chosen candidate, with a scroller of its own. */
export const Chosen = styled.div`
  min-height: 0;
  overflow: auto;
`
