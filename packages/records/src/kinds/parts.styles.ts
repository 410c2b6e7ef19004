import styled from 'styled-components'

/** One line that ends in an ellipsis where the column is too narrow. */
export const OneLine = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** The dash of an empty value. */
export const Faint = styled.span`
  color: var(--text-faint);
`

export const Muted = styled.span`
  color: var(--text-muted);
`

/** Text with its own line breaks, as it was typed. */
export const Prose = styled.span`
  display: block;
  max-inline-size: 80ch;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

export const Figures = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const Unit = styled.span`
  margin-inline-start: 3px;
  color: var(--text-faint);
`

export const Inline = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  max-inline-size: 100%;
  & > :last-child { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`

export const Tags = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
`
