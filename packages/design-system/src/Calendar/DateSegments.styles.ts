import { styled } from 'styled-components'

export const Segments = styled.div`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  min-width: 0;
  padding-block: 3px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  [data-size='small'] > & {
    padding-block: 0;
  }
`

/** A part is 24 px each way for a finger; what its text leaves of that lies over the signs beside it, so that the field grows by a pixel or two. */
export const Segment = styled.div`
  min-inline-size: 24px;
  margin-inline: -3px;
  padding-inline: 1px;
  border: solid transparent;
  border-width: 2px 3px;
  border-radius: 6px / 5px;
  background-clip: padding-box;
  line-height: 20px;
  text-align: center;
  caret-color: transparent;

  &[data-placeholder] {
    color: var(--text-faint);
  }

  &[data-literal] {
    min-inline-size: 0;
    margin-inline: 0;
    padding-inline: 0;
    border-width: 2px 0;
    color: var(--text-faint);
    white-space: pre;
    pointer-events: none;
  }

  &[data-literal='sign'] {
    min-inline-size: 6px;
  }

  &:focus,
  &:focus-visible {
    outline: none;
    background-color: var(--accent);
    color: var(--text-on-accent);
  }

  /* There a border is drawn whatever its colour, and a ground is not. */
  @media (forced-colors: active) {
    padding: 2px 4px;
    border: 0;

    &:focus {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    &[data-literal] {
      padding-inline: 0;
    }
  }
`
