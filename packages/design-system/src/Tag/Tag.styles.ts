import { styled } from 'styled-components'
import { forcedEdge } from '../foundations/forcedColours.styles.ts'
import { toneVariables } from '../foundations/tone.styles.ts'

export const Root = styled.span`
  ${toneVariables}
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-width: 100%;
  padding: 1px 8px;
  border-radius: 10px;
  background: var(--tone-soft);
  color: var(--tone);
  font-size: 12px;
  font-weight: 550;
  line-height: 18px;
  vertical-align: middle;
  &[data-removable] { padding-inline-end: 2px; }
  ${forcedEdge}
`

export const Text = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Remove = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  padding: 0;
  border: 0;
  border-radius: 8px;
  background: none;
  color: inherit;
  &:hover { background: color-mix(in srgb, var(--tone) 18%, transparent); }
`
