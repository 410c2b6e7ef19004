import { styled } from 'styled-components'
import { floatingSurface } from '../foundations/overlay/floating.styles.ts'

/** Covers the page, so that a press goes nowhere while the tour speaks. */
export const Ground = styled.div`
  position: fixed;
  inset: 0;
  overflow: hidden;
  &[data-bare] { background: var(--scrim); }
`

/** The hole in the scrim; its place is written by useSpot. */
export const Spot = styled.div`
  position: absolute;
  inset: 0 auto auto 0;
  inline-size: var(--spot-width, 0);
  block-size: var(--spot-height, 0);
  translate: var(--spot-x, 0) var(--spot-y, 0);
  border-radius: var(--radius-large);
  box-shadow: 0 0 0 9999px var(--scrim);
  outline: 2px solid var(--focus);
  pointer-events: none;
`

export const Card = styled.div`
  ${floatingSurface}
  position: relative;
  inline-size: min(340px, calc(100vw - 16px));
  padding: 14px 16px 12px;
  overflow: auto;
  &[data-centre] { position: fixed; inset: 0; block-size: fit-content; margin: auto; }
  &:focus-visible { outline: none; }
`

export const Title = styled.h2`
  font-size: 15px;
  font-weight: 650;
  line-height: 22px;
  overflow-wrap: anywhere;
`

export const Content = styled.div`
  margin-top: 4px;
  color: var(--text-muted);
  overflow-wrap: anywhere;
`

export const Missing = styled.p`
  margin-top: 8px;
  padding: 4px 8px;
  border-radius: var(--radius-small);
  background: var(--warning-soft);
  color: var(--warning);
  font-size: 12px;
  line-height: 18px;
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-top: 14px;
`

export const Dots = styled.div`
  display: flex;
  flex: 1;
  gap: 5px;
  min-inline-size: max-content;
  & > span { inline-size: 6px; block-size: 6px; border-radius: 50%; background: var(--line-strong); }
  & > [data-active] { background: var(--accent); }
  @media (forced-colors: active) {
    & > span { border: 1px solid CanvasText; }
    & > [data-active] { background: CanvasText; }
  }
`
