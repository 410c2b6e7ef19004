import { styled } from 'styled-components'
import { floatingSurface } from '../../foundations/overlay/floating.styles.ts'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-inline-size: 0;
  inline-size: 340px;
  max-inline-size: 100%;
  min-block-size: 0;
  color: var(--text);
  font-size: 13px;
  line-height: 20px;
`

export const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
`

export const PresetsName = styled.span`
  color: var(--text-muted);
  font-size: 12px;
`

export const Preset = styled.button`
  padding: 1px 9px;
  border: 1px solid var(--line-strong);
  border-radius: 999px;
  background: var(--surface);
  color: var(--text);
  font-size: 12px;
  line-height: 20px;
  overflow-wrap: anywhere;
  &:hover { background: var(--hover); }
  &[aria-pressed='true'] { border-color: var(--accent); background: var(--accent-soft); color: var(--accent); font-weight: 500; }
  @media (forced-colors: active) { &[aria-pressed='true'] { outline: 2px solid Highlight; } }
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 4px;
  min-block-size: 26px;
`

export const Count = styled.span`
  margin-inline-end: auto;
  color: var(--text-muted);
  font-size: 12px;
`

export const ListBox = styled.div`
  position: relative;
  flex: 0 1 auto;
  block-size: min(var(--panel-height), 100vh);
  min-block-size: 96px;
  max-block-size: 420px;
  margin-inline: -6px;
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;
  &[data-dragging] { cursor: grabbing; }
`

const line = `
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  gap: 8px;
  block-size: var(--panel-row);
  padding-inline: 8px;
  user-select: none;
`

export const SideHead = styled.div`
  ${line}
  align-items: end;
  padding-block-end: 4px;
  color: var(--text-muted);
  font-size: 12px;
  & > span + span { color: var(--text-faint); }
`

export const Row = styled.div`
  ${line}
  --ground: var(--surface);
  border-radius: var(--radius-small);
  cursor: pointer;
  &:hover { --ground: var(--hover); background: var(--ground); }
  &[data-carried] { opacity: 0.5; }
  [role='listbox']:focus-visible &[data-active] { box-shadow: inset 0 0 0 2px var(--focus); }
  @media (forced-colors: active) {
    [role='listbox']:focus-visible &[data-active] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`

export const Names = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  [aria-selected='false'] > & { color: var(--text-muted); }
  & > span { margin-inline-start: 4px; color: var(--text-muted); font-size: 12px; }
`

/** For the mouse only: with the keyboard the row itself is moved. They lie over the end of the row, so that names have all of it. */
export const Tools = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  align-items: center;
  gap: 2px;
  padding-inline: 20px 4px;
  border-radius: var(--radius-small);
  background: linear-gradient(to right, transparent, var(--ground) 16px);
  opacity: 0;
  [role='option']:hover > &, [role='listbox']:focus-visible [data-active] > & { opacity: 1; }
  & > * { display: grid; place-items: center; inline-size: 24px; block-size: 24px; border-radius: var(--radius-small); color: var(--text-muted); opacity: 1; }
  & > [data-part='grip'] { opacity: 1; }
  & > [data-part]:not([data-part='grip']):hover { background: color-mix(in srgb, var(--text) 9%, transparent); color: var(--text); }
  @media (hover: none) { opacity: 1; }
`

export const Blank = styled.div`
  padding: 24px 8px;
  color: var(--text-muted);
  text-align: center;
  overflow-wrap: anywhere;
`

/** The panel over a table. */
export const Popup = styled.div`
  ${floatingSurface}
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  padding: 12px;
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible { outline: none; }
`

/** What the panel hangs on: the end of the headers, which stays wherever columns go. */
export const Anchor = styled.span`
  position: absolute;
  inset-block-start: var(--head-height, 36px);
  inset-inline-end: 8px;
  inline-size: 1px;
  block-size: 0;
`
