import { styled } from 'styled-components'

export const RatingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  min-height: var(--control);

  &[data-size='small'] {
    min-height: var(--control-small);
  }
`

export const Stars = styled.span`
  --star: 20px;
  display: inline-flex;
  color: var(--pending);

  [data-size='small'] > & {
    --star: 16px;
  }

  [data-disabled] > & {
    color: var(--text-faint);
  }
`

/** A star of 24 px or more: its outline, and over it as much of the full star as the value says. */
export const Star = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: calc(var(--star) + 4px);
  height: calc(var(--star) + 4px);
  border-radius: var(--radius-small);

  & > svg {
    grid-area: 1 / 1;
    width: var(--star);
    height: var(--star);
    stroke: currentColor;
    stroke-width: 1.5;
    fill: transparent;
  }

  /* The outline has the contrast; the fill is the same hue as bright as gold, where the browser can make it so. */
  & > svg + svg {
    fill: currentColor;
    fill: oklch(from currentColor 0.82 0.15 h);
    clip-path: inset(0 calc(100% - var(--full)) 0 0);
  }

  [data-disabled] & > svg + svg {
    fill: currentColor;
  }

  @media (forced-colors: active) {
    & > svg + svg {
      fill: currentColor;
    }
  }

  /* Only the drawn star says which one has the focus: its halves lie over it. */
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
  }
`

/** The half of a star, or all of it, that takes the press; the native radio in it takes the focus and the arrow keys. */
export const Part = styled.label`
  position: absolute;
  inset-block: 0;
  inset-inline: 0;
  cursor: pointer;

  &[data-half='first'] {
    inset-inline-end: 50%;
  }

  &[data-half='second'] {
    inset-inline-start: 50%;
  }

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  & > input:disabled {
    cursor: not-allowed;
  }
`

export const RatingText = styled.span`
  min-width: 0;
  color: var(--text-muted);
  font-size: 13px;
  line-height: 20px;
  overflow-wrap: anywhere;

  [data-disabled] > & {
    color: var(--text-faint);
  }
`
