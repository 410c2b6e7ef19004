import { styled } from 'styled-components'

/** A name over several columns. */
export const GroupCell = styled.div`
  position: absolute;
  inset-block: 0;
  display: flex;
  align-items: center;
  padding: 0 12px;
  overflow: clip;
  border-inline-end: 1px solid var(--line);
  color: var(--text);
  font-size: calc(var(--font-table) - 0.5px);
  font-weight: 600;
  white-space: nowrap;
  user-select: none;
  outline: none;
  .pins > &:last-child { border-inline-end-color: transparent; }
  &[data-carried] { opacity: 0.5; }
  &:focus-visible { box-shadow: inset 0 0 0 2px var(--focus); }
  @media (forced-colors: active) { &:focus-visible { outline: 2px solid Highlight; outline-offset: -2px; } }
`

/** Stays in sight while a part of its columns is. */
export const GroupName = styled.span`
  position: sticky;
  inset-inline-start: calc(var(--start) + 12px);
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  .pins & { position: static; }
`

/** Where the header that is dragged would come to stand. */
export const DropMark = styled.div`
  position: absolute;
  z-index: 6;
  inset: 0 auto auto 0;
  inline-size: 2px;
  background: var(--accent);
  pointer-events: none;
  &[hidden] { display: none; }
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto auto -3px;
    inline-size: 8px;
    block-size: 8px;
    border: 2px solid var(--accent);
    border-radius: 50%;
    background: var(--surface);
  }
  @media (forced-colors: active) { background: Highlight; }
`
