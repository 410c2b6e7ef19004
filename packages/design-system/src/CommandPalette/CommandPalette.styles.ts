import { styled } from 'styled-components'

export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  justify-items: center;
  align-items: start;
  padding: min(12vh, 120px) 16px 16px;
  background: var(--scrim);
  animation: bip-palette-scrim var(--motion) ease-out;
  @keyframes bip-palette-scrim { from { opacity: 0; } }
`

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: min(640px, 100%);
  max-block-size: min(520px, 100%);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--surface);
  box-shadow: var(--shadow-float);
  animation: bip-palette-in var(--motion) ease-out;
  @keyframes bip-palette-in { from { opacity: 0; translate: 0 -6px; } }
`

export const Head = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 10px 14px;
  border-bottom: 1px solid var(--line);
  color: var(--text-faint);
`

export const Crumb = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-inline-size: 200px;
  padding: 1px 4px 1px 8px;
  border: 0;
  border-radius: var(--radius-small);
  background: var(--accent-soft);
  color: var(--accent);
  font-size: 13px;
  line-height: 20px;
`

export const Query = styled.input`
  flex: 1;
  min-inline-size: 120px;
  padding: 4px 0;
  border: 0;
  background: none;
  color: var(--text);
  font-size: 16px;
  line-height: 24px;
  &:focus { outline: none; }
  &::placeholder { color: var(--text-faint); opacity: 1; }
`

export const List = styled.div`
  flex: 1;
  min-height: 0;
  max-block-size: 380px;
  padding-inline: 6px;
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible { outline: none; }
`

export const Heading = styled.div`
  display: flex;
  align-items: flex-end;
  block-size: 28px;
  padding: 0 10px 4px;
  overflow: hidden;
  color: var(--text-faint);
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;
`

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  block-size: 38px;
  padding: 0 10px;
  border-radius: var(--radius);
  cursor: default;
  & > svg { color: var(--text-muted); }
  &[data-active] { background: var(--selected); }
  &[data-active] > svg { color: var(--accent); }
  &[aria-disabled='true'] { color: var(--text-faint); opacity: 0.8; cursor: not-allowed; }
  mark { background: none; box-shadow: none; color: var(--accent); font-weight: 600; }
  @media (forced-colors: active) {
    &[data-active] { outline: 2px solid Highlight; outline-offset: -2px; }
    mark { text-decoration: underline; }
  }
`

/** The label keeps its room before the description, and both are cut before the shortcut is. */
export const Words = styled.span`
  display: flex;
  flex: 1;
  align-items: baseline;
  gap: 10px;
  min-width: 0;
  white-space: nowrap;
  & > span { overflow: hidden; text-overflow: ellipsis; }
  & > :first-child { flex: 0 0 auto; min-width: 40%; max-width: 100%; }
  & > :first-child:not(:only-child) { max-width: 74%; }
  & > :nth-child(2) { flex: 1 1 0; min-width: 0; color: var(--text-muted); font-size: 12px; }
`

export const Note = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  block-size: 38px;
  padding: 0 10px;
  color: var(--text-muted);
  font-size: 13px;
`

export const Nothing = styled.div`
  padding: 28px 20px 32px;
  color: var(--text-muted);
  text-align: center;
  overflow-wrap: anywhere;
  & > div + div { margin-top: 4px; color: var(--text-faint); font-size: 12px; }
`

export const Foot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 7px 14px;
  border-top: 1px solid var(--line);
  background: var(--sunken);
  color: var(--text-muted);
  font-size: 12px;
  & > span { display: inline-flex; align-items: center; gap: 6px; }
`
