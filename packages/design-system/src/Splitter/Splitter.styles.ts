import { styled } from 'styled-components'

export const Root = styled.div`
  display: flex;
  inline-size: 100%;
  block-size: 100%;
  min-inline-size: 0;
  min-block-size: 0;
  overflow: hidden;
  &[data-orientation='vertical'] { flex-direction: column; }
  &[data-dragging] { user-select: none; }
`

/** Its share comes in '--pane-size'; in a window too small for all the least sizes, they give way. */
export const Pane = styled.div`
  flex: var(--pane-size) 1 0px;
  min-inline-size: min(var(--pane-min), var(--pane-fair));
  max-inline-size: var(--pane-max);
  min-block-size: 0;
  overflow: auto;
  /* Sizes are measured as soon as they are set. */
  transition: none;
  [data-orientation='vertical'] > & {
    min-inline-size: 0;
    max-inline-size: none;
    min-block-size: min(var(--pane-min), var(--pane-fair));
    max-block-size: var(--pane-max);
  }
  &:is([data-collapsed], [data-orientation='vertical'] > [data-collapsed]) {
    min-inline-size: 0;
    min-block-size: 0;
    overflow: hidden;
    visibility: hidden;
  }
  &:focus-visible { outline-offset: -2px; }
`

export const Divider = styled.div`
  position: relative;
  z-index: 1;
  flex: 0 0 1px;
  background: var(--line);
  @media (forced-colors: active) { background: CanvasText; }
`

/** Wider than the line that is seen, so that it is easily hit. */
export const Separator = styled.div`
  position: absolute;
  inset: 0 -5px;
  cursor: col-resize;
  touch-action: none;
  outline: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0 4px;
    background: transparent;
    transition: background-color var(--motion);
  }
  &:hover::after, [data-active] > &::after { background: var(--accent); }
  &:focus-visible::after { inset-inline: 3px; background: var(--focus); }
  [data-orientation='vertical'] > * > & {
    inset: -5px 0;
    cursor: row-resize;
    &::after { inset: 4px 0; }
    &:focus-visible::after { inset: 3px 0; }
  }
  @media (forced-colors: active) { &:hover::after, &:focus-visible::after { background: Highlight; } }
`

/** Comes with the pointer, and stays while something is collapsed. */
export const Toggle = styled.button`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  z-index: 1;
  display: grid;
  place-items: center;
  inline-size: 16px;
  block-size: 32px;
  padding: 0;
  border: 1px solid var(--line-strong);
  border-radius: 8px;
  background: var(--surface);
  color: var(--text-muted);
  opacity: 0;
  translate: -50% -50%;
  transition: opacity var(--motion);
  [data-orientation='vertical'] > * > & { inline-size: 32px; block-size: 16px; }
  :hover > &, :focus-visible + &, [data-collapsed] + * > &, &[data-pane-collapsed] { opacity: 1; }
  &:hover { background: var(--hover); color: var(--text); }
  /* At the edge of the whole it lies inside. */
  &[data-edge='start'] { translate: 0 -50%; }
  &[data-edge='end'] { translate: -100% -50%; }
  [data-orientation='vertical'] > * > &[data-edge='start'] { translate: -50% 0; }
  [data-orientation='vertical'] > * > &[data-edge='end'] { translate: -50% -100%; }
`

/** Over everything while a separator is held: keeps the cursor, and frames inside panes from swallowing the pointer. */
export const Shield = styled.div`
  position: fixed;
  inset: 0;
  z-index: 1;
  cursor: col-resize;
  [data-orientation='vertical'] > & { cursor: row-resize; }
`
