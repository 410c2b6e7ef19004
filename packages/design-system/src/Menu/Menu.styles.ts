import { styled } from 'styled-components'
import { floatingSurface } from '../foundations/overlay/floating.styles.ts'

export const Panel = styled.div`
  ${floatingSurface}
  min-width: 168px;
  max-width: min(360px, calc(100vw - 16px));
  padding: 4px;
  overflow: auto;
  overscroll-behavior: contain;
  /* The first item of a sub menu lies beside the item that opened it. */
  &[data-sub] { margin-block-start: -5px; }
`

export const Head = styled.div`
  padding: 8px 10px;
  margin-bottom: 4px;
  border-bottom: 1px solid var(--line);
`

export const List = styled.div`
  outline: none;
`

export const Item = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  inline-size: 100%;
  min-height: 32px;
  padding: 5px 10px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: var(--text);
  text-align: start;
  & > svg { color: var(--text-muted); }
  /* The pointer moves the focus, so the item in focus is the only one that stands out. */
  &:focus, &[aria-expanded='true'] { background: var(--hover); outline: none; }
  &:focus-visible { box-shadow: inset 0 0 0 2px var(--focus); }
  &[data-tone='danger'], &[data-tone='danger'] > svg { color: var(--danger); }
  &[data-tone='danger']:focus { background: var(--danger-soft); }
  &[aria-disabled='true'], &[aria-disabled='true'] > svg { background: none; color: var(--text-faint); opacity: 0.8; cursor: not-allowed; }
  &[role='menuitemradio'][aria-checked='true'] { color: var(--accent); font-weight: 600; }
  & > kbd + svg, & > span + svg:last-child { margin-inline-start: auto; }
  @media (forced-colors: active) { &:focus { outline: 2px solid Highlight; outline-offset: -2px; } }
`

/** The room of an icon where an item has none. */
export const Blank = styled.span`
  flex: none;
  inline-size: 16px;
`

export const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid var(--line-field);
  border-radius: var(--radius-small);
  color: var(--text-on-accent);
  & > svg { visibility: hidden; stroke-width: 3; }
  [aria-checked='true'] > & { border-color: var(--accent); background: var(--accent); }
  [aria-checked='true'] > & > svg { visibility: visible; }
  @media (forced-colors: active) { [aria-checked='true'] > & > svg { color: CanvasText; } }
`

export const Group = styled.div`
  & + &, & + button, button + & { margin-block-start: 4px; }
`

export const GroupLabel = styled.div`
  padding: 6px 10px 2px;
  color: var(--text-faint);
  font-size: 12px;
  line-height: 18px;
`

export const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Description = styled.span`
  display: block;
  color: var(--text-faint);
  font-size: 12px;
  font-weight: 400;
  line-height: 16px;
`

export const Separator = styled.div`
  block-size: 1px;
  margin: 4px 6px;
  background: var(--line);
`
