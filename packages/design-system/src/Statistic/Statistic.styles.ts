import { styled } from 'styled-components'
import { toneVariables } from '../foundations/tone.styles.ts'

export const Root = styled.div`
  ${toneVariables}
  --tone: var(--text);
  display: grid;
  gap: 2px;
  min-width: 0;
  align-content: start;
  overflow-wrap: anywhere;
`

export const Label = styled.span`
  color: var(--text-muted);
  font-size: 13px;
  line-height: 18px;
`

export const Value = styled.span`
  color: var(--tone);
  font-size: 24px;
  font-weight: 600;
  line-height: 32px;
  letter-spacing: -0.2px;
`

export const Unit = styled.span`
  margin-inline-start: 4px;
  color: var(--text-muted);
  font-size: 13px;
  font-weight: 400;
  letter-spacing: 0;
`

export const Note = styled.span`
  color: var(--text-faint);
  font-size: 12px;
  line-height: 16px;
`
