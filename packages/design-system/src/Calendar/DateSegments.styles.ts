import { styled } from 'styled-components'

export const Segments = styled.div`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  min-width: 0;
  padding-block: 5px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  [data-size='small'] > & {
    padding-block: 2px;
  }
`

export const Segment = styled.div`
  padding-inline: 1px;
  border-radius: 3px;
  caret-color: transparent;

  &[data-placeholder] {
    color: var(--text-faint);
  }

  &[data-literal] {
    padding-inline: 0;
    color: var(--text-faint);
    white-space: pre;
  }

  &:focus,
  &:focus-visible {
    outline: none;
    background: var(--accent);
    color: var(--text-on-accent);
  }
`
