import { styled } from 'styled-components'

/** The name of a column by which rows can be sorted; its arrow shows the order, and under the pointer the next one. */
export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  margin: 0 -6px;
  padding: 2px 6px;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  color: inherit;
  font-weight: inherit;
  & > svg { flex: none; opacity: 0; }
  &:hover { background: var(--hover); color: var(--text); }
  &:hover > svg, &:focus-visible > svg { opacity: 0.55; }
  [aria-sort] > & { color: var(--text); font-weight: 600; }
  [aria-sort] > & > svg { opacity: 1; color: var(--accent); }
  [data-align='right'] > & { flex-direction: row-reverse; }
`

/** Which of several columns it is by which rows are sorted. */
export const SortPlace = styled.span`
  color: var(--accent);
  font-size: 0.88em;
`
