import { styled } from 'styled-components'
import { toneVariables } from '../foundations/tone.styles.ts'

export const Root = styled.span`
  ${toneVariables}
  display: inline-flex;
  align-items: center;
  gap: max(7px, 0.45em);
  min-width: 0;
  max-width: 100%;
  &::before {
    content: '';
    flex: none;
    /* Larger beside large type: a wall is read from far away. */
    inline-size: max(8px, 0.5em);
    block-size: max(8px, 0.5em);
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
