import { styled } from 'styled-components'
import { visuallyHidden } from '../foundations/visuallyHidden.styles.ts'

export const Root = styled.div`
  min-width: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 36px;
  padding: 4px 8px 4px 12px;
  border-bottom: 1px solid var(--line);
  background: var(--canvas);
  color: var(--text-muted);
  font-size: 12px;
  line-height: 18px;
`

export const Sides = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  & > span { color: var(--text-faint); }
`

export const Counts = styled.div`
  display: flex;
  gap: 8px;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  [data-kind='added'] { color: var(--success); }
  [data-kind='removed'] { color: var(--danger); }
`

export const Scroller = styled.div`
  max-height: var(--diff-height);
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible { outline-offset: -2px; }
`

export const Note = styled.p`
  padding: 12px 16px;
  color: var(--text-muted);
  font-size: 13px;
  line-height: 20px;
  &[data-tone='warning'] { border-bottom: 1px solid var(--line); background: var(--warning-soft); color: var(--text); }
`

export const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font: 13px/20px var(--mono);

  caption, thead { ${visuallyHidden} }
  td { padding: 0; vertical-align: top; }
  col[data-column='number'] { width: calc(var(--diff-digits) * 1ch + 20px); }
  col[data-column='sign'] { width: 24px; }

  [data-number] { padding-inline: 6px 8px; color: var(--text-faint); text-align: end; user-select: none; }
  [data-sign] { color: var(--text-muted); text-align: center; user-select: none; }
  [data-text] { padding-inline: 4px 12px; overflow-wrap: anywhere; white-space: pre-wrap; }
  [data-text] + [data-number] { border-inline-start: 1px solid var(--line); }

  td[data-kind='added'] { background: var(--success-soft); color: var(--text); }
  td[data-kind='removed'] { background: var(--danger-soft); color: var(--text); }
  td[data-number][data-kind='added'], td[data-number][data-kind='removed'], td[data-sign][data-kind] { color: var(--text-muted); }
  td[data-kind='none'] { background: var(--sunken); }

  @media (forced-colors: active) { ins, del { outline: 1px solid; } }
`

/** Words that differ within a line; the sign and the line's ground say which way. */
export const Mark = styled.span`
  border-radius: 2px;
  text-decoration: none;
  box-decoration-break: clone;
  &[data-kind='added'] { background: color-mix(in srgb, var(--success) 22%, transparent); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; }
  &[data-kind='removed'] { background: color-mix(in srgb, var(--danger) 20%, transparent); text-decoration: line-through; text-decoration-thickness: 1px; }
`

export const Fold = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  width: 100%;
  min-height: 26px;
  padding: 2px 12px;
  border: 0;
  border-block: 1px solid var(--line);
  background: var(--canvas);
  color: var(--text-muted);
  font: 12px/18px var(--sans);
  &:hover { background: var(--hover); color: var(--accent); }
  &:focus-visible { outline-offset: -2px; }
`

export const Fields = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: 13px;
  line-height: 20px;

  th, td { padding: 7px 12px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  thead th { background: var(--canvas); color: var(--text-muted); font-size: 12px; font-weight: 400; line-height: 18px; }
  tbody th { color: var(--text-muted); font-weight: 400; }
  tbody tr:last-child > * { border-bottom: 0; }
  col[data-field] { width: 26%; }
  tr[data-changed] > td:nth-of-type(1) { background: var(--danger-soft); }
  tr[data-changed] > td:nth-of-type(2) { background: var(--success-soft); }
  td[data-empty] { color: var(--text-muted); }

  @container (max-width: 460px) {
    thead { ${visuallyHidden} }
    colgroup { display: none; }
    tr { display: grid; border-bottom: 1px solid var(--line); }
    tbody tr:last-child { border-bottom: 0; }
    th, td { border-bottom: 0; padding-block: 4px; }
  }
`

export const FieldsRoot = styled(Root)`
  container-type: inline-size;
`
