import { styled } from 'styled-components'

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  min-height: 0;
`

export const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-top: 37px;
  outline-offset: -2px;
`

export const Grid = styled.table`
  min-width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--font-table);
  line-height: calc(var(--font-table) * 20 / 13);
`

export const HeadCell = styled.th`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  block-size: 36px;
  padding: 0 12px;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  color: var(--text-muted);
  font-size: calc(var(--font-table) - 0.5px);
  font-weight: 500;
  text-align: start;
  white-space: nowrap;
  &[data-align='right'] { text-align: end; }
  &[data-align='center'] { text-align: center; }
  &[data-pin] { z-index: 3; }
  &[data-pin-edge='left'] { box-shadow: 1px 0 0 var(--line); }
  &[data-pin-edge='right'] { box-shadow: -1px 0 0 var(--line); }
`

export const BodyRow = styled.tr`
  outline: none;
  &[data-pressable] { cursor: pointer; }
  --row-ground: var(--surface);
  &:hover, &:focus-visible { --row-ground: var(--hover); }
  &[aria-selected='true'] { --row-ground: var(--selected); }
  &:focus-visible > td:first-child { box-shadow: inset 3px 0 0 var(--focus); }
  @media (forced-colors: active) {
    &[aria-selected='true'], &:focus-visible { outline: 1px solid Highlight; outline-offset: -1px; }
    &:focus-visible { outline-width: 2px; outline-offset: -2px; }
  }
`

export const Cell = styled.td`
  block-size: var(--row);
  max-inline-size: 320px;
  padding: 0 12px;
  overflow: hidden;
  border-bottom: 1px solid var(--line);
  background: var(--row-ground, var(--surface));
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-align='right'] { text-align: end; }
  &[data-align='center'] { text-align: center; }
  &[data-pin] { position: sticky; z-index: 1; }
  &[data-pin-edge='left'] { box-shadow: 1px 0 0 var(--line); }
  &[data-pin-edge='right'] { box-shadow: -1px 0 0 var(--line); }
  tfoot > tr > & {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    border-top: 1px solid var(--line-strong);
    border-bottom: 0;
    background: var(--sunken);
    font-weight: 600;
  }
  tfoot > tr > &[data-pin] { z-index: 3; }
  &[data-select] { inline-size: 40px; padding-inline: 14px 0; }
  &[data-actions] { inline-size: 0; max-inline-size: none; padding: 0; overflow: visible; }
`

/** Actions lie over the end of the row on hover and focus: they take no room from the columns, and nothing moves. */
export const Actions = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  align-items: center;
  gap: 2px;
  padding-inline: 20px 8px;
  background: linear-gradient(to right, transparent, var(--row-ground) 16px);
  opacity: 0;
  tr:hover > td > &, tr:focus-within > td > &, td > &:has([aria-expanded='true']) { opacity: 1; }
  tr:not(:hover, :focus-within) > td > &:not(:has([aria-expanded='true'])) { pointer-events: none; }
  @media (hover: none) { position: static; opacity: 1; background: none; }
`

export const Spacer = styled.tr`
  & > td { padding: 0; border: 0; }
`

export const StateCell = styled.td`
  padding: 0;
  white-space: normal;
  & > div { position: sticky; inset-inline-start: 0; max-inline-size: 100%; padding: 12px; }
`
