import { styled } from 'styled-components'
import { toneVariables } from '../foundations/tone.styles.ts'

export const Root = styled.div`
  ${toneVariables}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 10px;
  font-size: 13px;
  line-height: 18px;
  &[data-tone='accent'] { --tone: var(--accent); }
`

export const Label = styled.span`
  grid-column: 1 / -1;
  color: var(--text-muted);
  overflow-wrap: anywhere;
`

export const Track = styled.span`
  block-size: 6px;
  border-radius: 3px;
  overflow: hidden;
  background: color-mix(in srgb, var(--text) 12%, transparent);
`

export const Bar = styled.span`
  display: block;
  block-size: 100%;
  inline-size: var(--progress);
  border-radius: 3px;
  background: var(--tone);
  transition: inline-size var(--motion) ease-out;
`

export const Figure = styled.span`
  min-inline-size: 4ch;
  color: var(--text-muted);
  text-align: end;
`
