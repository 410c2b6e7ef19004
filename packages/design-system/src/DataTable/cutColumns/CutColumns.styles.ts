import { styled } from 'styled-components'

/** Lies where columns go on beyond the edge; the edge itself is that of the room or of the pinned columns. */
export const Shade = styled.div`
  position: absolute;
  z-index: 3;
  inset-block-start: 0;
  inline-size: 22px;
  pointer-events: none;
  --shade: color-mix(in srgb, #10202c 14%, transparent);
  &[data-cut='start'] { background: linear-gradient(to right, var(--shade), transparent); }
  &[data-cut='end'] { background: linear-gradient(to left, var(--shade), transparent); }
  [data-theme='dark'] & { --shade: color-mix(in srgb, #000 62%, transparent); }
  @media (forced-colors: active) { inline-size: 2px; background: CanvasText; }
`

/** For fingers, which see no bar to scroll with: leads to the columns that follow. */
export const More = styled.button`
  position: absolute;
  z-index: 3;
  inset-block-start: 2px;
  display: none;
  align-items: center;
  gap: 2px;
  min-block-size: calc(var(--row-height) - 4px);
  padding: 0 6px 0 10px;
  border: 1px solid var(--line-strong);
  border-radius: 999px;
  background: var(--surface);
  color: var(--text);
  font: inherit;
  font-size: 12px;
  @media (hover: none) and (pointer: coarse) { display: inline-flex; }
`
