import { styled } from 'styled-components'

export const Root = styled.section`
  position: relative;
  min-inline-size: 0;
  border-radius: var(--radius-large);
`

/** All slides share one place, so that the height is that of the tallest one made. */
export const Stage = styled.div`
  display: grid;
  overflow: hidden;
  border-radius: inherit;
  background: var(--sunken);
  touch-action: pan-y pinch-zoom;
`

export const Slide = styled.div`
  grid-area: 1 / 1;
  min-inline-size: 0;
  visibility: hidden;
  transition: none;
  &[data-active] {
    visibility: visible;
    translate: var(--swipe, 0) 0;
    &[data-from='next'] { animation: bip-slide-next var(--motion) ease-out; }
    &[data-from='previous'] { animation: bip-slide-previous var(--motion) ease-out; }
  }
  @keyframes bip-slide-next { from { translate: 32px 0; opacity: 0.2; } }
  @keyframes bip-slide-previous { from { translate: -32px 0; opacity: 0.2; } }
  img { -webkit-user-drag: none; }
`

export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-block-size: 40px;
  padding-block-start: 4px;
`

export const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
`

/** The dot is small, the place to hit is not. */
export const Dot = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: 12px;
  background: none;
  &::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 4px;
    background: var(--line-field);
    transition: inline-size var(--motion) ease-out, background-color var(--motion);
    forced-color-adjust: none;
  }
  &:hover::before { background: var(--text); }
  &[aria-selected='true']::before { inline-size: 16px; background: var(--accent); }
  @media (forced-colors: active) {
    &::before { background: GrayText; }
    &[aria-selected='true']::before { background: Highlight; }
  }
`
