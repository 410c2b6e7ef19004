import { styled } from 'styled-components'

/** Two looks: 'line' underlines views of one thing, 'strip' is the portal's row of open pages. */
export const Bar = styled.div`
  display: flex;
  align-items: stretch;
  min-width: 0;
  border-bottom: 1px solid var(--line);
  &[data-look='strip'] { block-size: 38px; padding: 0 4px 0 12px; background: var(--surface); }
  &[data-orientation='vertical'] { flex-direction: column; border-bottom: 0; border-inline-end: 1px solid var(--line); }
`

export const List = styled.div`
  position: relative;
  display: flex;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  [data-look='line'] > & { gap: 20px; margin-bottom: -1px; }
  [data-look='line'][data-size='small'] > & { gap: 16px; }
  [data-orientation='vertical'] > & { flex-direction: column; gap: 0; margin: 0 -1px 0 0; overflow: hidden auto; }
`

export const Item = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  flex: none;
  border-bottom: 2px solid transparent;
  &[data-selected] { border-color: var(--accent); }
  [data-look='line'] & { gap: 2px; }
  [data-look='strip'] & { max-inline-size: 240px; font-size: 13px; }
  [data-look='strip'] &:hover { background: var(--hover); }
  [data-orientation='vertical'] & { border-bottom: 0; border-inline-end: 2px solid transparent; }
  [data-orientation='vertical'] &[data-selected] { border-color: var(--accent); background: var(--selected); }
  [data-orientation='vertical'] &:not([data-selected]):hover { background: var(--hover); }

  /* There a border is drawn whatever its colour, unless it is one of the system's. */
  @media (forced-colors: active) {
    &, [data-orientation='vertical'] & { border-color: Canvas; }
    &[data-selected], [data-orientation='vertical'] &[data-selected] { border-color: Highlight; }
  }

  /* While one is dragged the others make way, and the dragged one lies above them. */
  [data-sorting] > & { transition: translate var(--motion); user-select: none; }
  [data-sorting] > &[data-dragging] { z-index: 1; background: var(--surface); box-shadow: var(--shadow-float); transition: none; opacity: 0.94; }
`

export const TabButton = styled.button`
  display: flex;
  align-items: center;
  min-width: 0;
  border: 0;
  background: none;
  color: var(--text-muted);
  &[aria-selected='true'] { color: var(--text); font-weight: 600; }
  &[aria-disabled='true'] { color: var(--text-faint); opacity: 0.8; cursor: not-allowed; }
  [data-look='line'] & { gap: 6px; min-height: 36px; padding: 0 2px; border-radius: var(--radius-small); white-space: nowrap; }
  [data-look='line'][data-size='small'] & { min-height: 30px; font-size: 13px; }
  [data-look='line'] &:not([aria-disabled]):hover { color: var(--text); }
  [data-look='line'] &:focus-visible { outline-offset: -2px; }
  [data-look='strip'] & { gap: 8px; block-size: 100%; padding: 0 12px; }
  [data-look='strip'] &:focus-visible { outline-offset: -3px; border-radius: var(--radius); }
  [data-look='strip'] [data-closable] > & { padding-inline-end: 6px; }
  [data-orientation='vertical'] & { flex: 1; padding: 4px 14px; text-align: start; white-space: normal; }
`

/** Keeps the place that the bold text takes, so that choosing a tab moves nothing. */
export const TabLabel = styled.span`
  [data-look='line'] & { display: inline-grid; }
  [data-look='line'] &::after { content: attr(data-text); block-size: 0; overflow: hidden; visibility: hidden; font-weight: 600; }
  [data-look='strip'] & { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`

export const Dirty = styled.span`
  flex: none;
  inline-size: 6px;
  block-size: 6px;
  border-radius: 50%;
  background: var(--warning);
  @media (forced-colors: active) { background: CanvasText; }
`

export const Close = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: none;
  color: var(--text-faint);
  &:hover { color: var(--text); }
  [data-look='line'] & { inline-size: 18px; block-size: 18px; }
  [data-look='line'] &:hover { background: var(--hover); }
  [data-look='strip'] & { inline-size: 20px; block-size: 20px; margin-inline-end: 6px; opacity: 0; }
  [data-look='strip'] &:hover { background: color-mix(in srgb, var(--text) 10%, transparent); }
  [data-look='strip'] [data-selected] > &, [data-look='strip'] div:hover > &, [data-look='strip'] div:focus-within > & { opacity: 1; }
  [data-orientation='vertical'] & { margin-inline-end: 8px; }
  @media (hover: none) { [data-look='strip'] & { opacity: 1; } }
`

export const Arrow = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--text-muted);
  &:hover:not(:disabled) { background: var(--hover); color: var(--text); }
  &:disabled { color: var(--text-faint); opacity: 0.4; }
`

export const Tools = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  padding-inline-start: 4px;
  &[data-end] { margin-inline-start: auto; }
`
