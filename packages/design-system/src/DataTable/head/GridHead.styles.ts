import { styled } from 'styled-components'
import { SortButton as PlainSortButton } from '../../Table/SortButton.styles.ts'

export const HeadCell = styled.div`
  position: absolute;
  inset-block: 0;
  display: flex;
  align-items: center;
  padding: 0 12px;
  color: var(--text-muted);
  font-size: calc(var(--font-table) - 0.5px);
  font-weight: 500;
  white-space: nowrap;
  user-select: none;
  outline: none;
  /* Over the rows of names under which it does not stand. */
  &[data-rise] {
    inset-block-start: calc(-1 * var(--rise) * var(--row-height));
    padding-block-start: calc(var(--rise) * var(--row-height));
    background: inherit;
  }
  &[data-carried] > * { opacity: 0.5; }
  /* The mark of a filter stays, so the name makes room for it. */
  &[data-filtered] { padding-inline-end: 36px; }
  &[data-align='right'] { justify-content: flex-end; }
  &[data-align='right'][data-filtered] { padding-inline: 36px 12px; }
  &[data-align='center'] { justify-content: center; }
  &:focus-visible { box-shadow: inset 0 0 0 2px var(--focus); }
`

export const HeadLabel = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  &[data-required]::after { content: '*' / ''; margin-inline-start: 3px; color: var(--danger); }
`

/** The arrow takes room from the name only while it is seen. */
export const SortButton = styled(PlainSortButton)`
  & > svg { display: none; }
  &:hover > svg, [aria-sort] > & > svg { display: block; }
`

/** Over the end of the header, so that it takes no room from the name while nobody points there. */
export const MenuButton = styled.button`
  position: absolute;
  inset-block: calc(var(--rise, 0) * var(--row-height) + 5px) 5px;
  inset-inline-end: 8px;
  display: grid;
  place-items: center;
  inline-size: 24px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--text-muted);
  opacity: 0;
  :hover > &, :focus-within > &, &[aria-expanded='true'], &[data-active] { opacity: 1; }
  &:hover, &[aria-expanded='true'] { background: var(--hover); color: var(--text); }
  &[data-active] { color: var(--accent); }
  [data-align='right'] > & { inset-inline: 8px auto; }
  @media (hover: none) { opacity: 1; }
`
