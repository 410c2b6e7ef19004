import { css } from 'styled-components'

/** Belongs into the rule of something chosen: where the system forces its colours, the ground that shows the choice elsewhere is gone. */
export const forcedChosen = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;

    & * {
      color: inherit;
    }
  }
`

/** Gives back its edge to something small that only its ground sets apart; takes no room. */
export const forcedEdge = css`
  @media (forced-colors: active) {
    outline: 1px solid;
    outline-offset: -1px;
  }
`
