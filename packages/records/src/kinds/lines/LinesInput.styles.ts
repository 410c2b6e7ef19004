import styled from 'styled-components'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-inline-size: 0;
`

export const Scroller = styled.div`
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  scroll-padding: calc(var(--row) + 4px) 84px calc(var(--row) + 8px) 48px;
  /* What one types into has the size of what stands there, on a wall too. */
  --line-px: calc(var(--font-table) / 13);
  --font-control: var(--font-table);
  --control-small: calc(26 * var(--line-px));
  &[data-invalid] { border-color: var(--danger); }
  &[data-long] { max-block-size: 60vh; }
`

export const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: var(--font-table);
  line-height: calc(20 * var(--line-px));
`

export const Head = styled.th`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  block-size: var(--row);
  padding: 0 8px;
  border-block-end: 1px solid var(--line);
  background: var(--surface);
  color: var(--text-muted);
  font-size: calc(var(--font-table) - 0.5px);
  font-weight: 500;
  text-align: start;
  white-space: nowrap;
  &[data-align='end'] { text-align: end; }
  &[data-stick='start'] { inset-inline-start: 0; z-index: 3; }
  &[data-stick='end'] { inset-inline-end: 0; z-index: 3; }
`

export const RequiredMark = styled.span`
  margin-inline-start: 3px;
  color: var(--danger);
`

export const Row = styled.tr`
  outline: none;
  &:hover > td { background: var(--hover); }
  &[data-active] > td { background: var(--selected); }
  &:focus-visible > td:first-child { box-shadow: inset 3px 0 0 var(--focus); }
`

export const Cell = styled.td`
  block-size: var(--row);
  padding: 0 8px;
  overflow: hidden;
  border-block-end: 1px solid var(--line);
  background: var(--surface);
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-align='end'] { text-align: end; }
  &[data-editable] { cursor: text; }
  &[data-invalid] { box-shadow: inset 0 -2px 0 var(--danger); }
  &[data-stick='start'] { position: sticky; inset-inline-start: 0; z-index: 1; color: var(--text-faint); text-align: center; }
  &[data-stick='end'] { position: sticky; inset-inline-end: 0; z-index: 1; padding: 0 4px; text-align: end; }
  [data-active] > &[data-editable] { padding: 4px 3px; overflow: visible; vertical-align: top; white-space: normal; }
  [data-active] > & { vertical-align: middle; }
  tfoot > tr > & {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    border-block: 1px solid var(--line-strong) 0;
    background: var(--sunken);
    font-weight: 600;
  }
`

/** Rows offer what can be done with them on hover and while they are edited. */
export const RowButtons = styled.span`
  display: inline-flex;
  opacity: 0;
  tr:hover > td > &, tr[data-active] > td > &, tr:focus-within > td > & { opacity: 1; }
  @media (hover: none) { opacity: 1; }
`

export const EmptyCell = styled.td`
  padding: 20px 16px;
  color: var(--text-muted);
  text-align: center;
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  color: var(--text-faint);
  font-size: 12px;
`

export const Problem = styled.span`
  color: var(--danger);
  font-size: 12px;
`

export const Spacer = styled.td`
  padding: 0;
  border: 0;
`
