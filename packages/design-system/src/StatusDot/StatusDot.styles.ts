import { styled } from 'styled-components'
import { toneVariables } from '../foundations/tone.styles.ts'

export const Root = styled.span`
  ${toneVariables}
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-width: 0;
  max-width: 100%;
  &::before {
    content: '';
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: var(--tone);
  }
  @media (forced-colors: active) { &::before { background: CanvasText; } }
`

/** Ends in dots where a cell is too narrow for it. */
export const Word = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`
