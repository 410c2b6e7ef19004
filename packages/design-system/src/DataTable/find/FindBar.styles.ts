import { createGlobalStyle, styled } from 'styled-components'
import { floatingSurface } from '../../foundations/overlay/floating.styles.ts'

/** Marks of what was found, there as long as the bar is: with such a rule the browser works out a second style for every cell that changes. */
export const FoundTexts = createGlobalStyle`
  ::highlight(table-find) { background-color: color-mix(in srgb, var(--pending) 34%, transparent); }
`

/** The same for what the rows were asked for, which is not what one goes from one to the next. */
export const SearchedTexts = createGlobalStyle`
  ::highlight(table-searched) { background-color: color-mix(in srgb, var(--accent) 22%, transparent); }
`

/** Lies over the first rows, below the headers. */
export const Bar = styled.div`
  ${floatingSurface}
  position: absolute;
  z-index: 4;
  inset-block-start: calc(var(--head-height, 36px) + 8px);
  inset-inline-end: 20px;
  display: flex;
  align-items: center;
  gap: 4px;
  max-inline-size: calc(100% - 40px);
  padding: 4px 4px 4px 10px;
  color: var(--text-muted);
`

export const Input = styled.input`
  inline-size: 200px;
  min-inline-size: 60px;
  block-size: 26px;
  padding: 0 4px;
  border: 0;
  background: none;
  color: var(--text);
  font: inherit;
  font-size: 13px;
  outline: none;
  &::placeholder { color: var(--text-faint); }
`

export const Count = styled.span`
  min-inline-size: 56px;
  padding-inline: 4px;
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`
