import { styled } from 'styled-components'

export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 24px;
  overflow: hidden;
  background: var(--scrim);
  animation: bip-scrim-in var(--motion) ease-out;
  @keyframes bip-scrim-in { from { opacity: 0; } }
  &[data-side='right'] { padding: 0; place-items: stretch end; }
  &[data-side='left'] { padding: 0; place-items: stretch start; }
  &[data-side='top'] { padding: 0; place-items: start stretch; }
  &[data-side='bottom'] { padding: 0; place-items: end stretch; }
`

export const Panel = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  /* What the user made of it comes before what the caller asked for. */
  inline-size: min(var(--modal-own-width, var(--modal-width)), 100%);
  block-size: var(--modal-own-height, auto);
  max-block-size: 100%;
  translate: var(--modal-x, 0) var(--modal-y, 0);
  /* Moved and resized by the pointer and measured at once; the millisecond that reduced motion leaves to transitions would be in the way. */
  transition-property: none;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--surface);
  box-shadow: var(--shadow-float);
  /* Focus rests on the surface only until the reader moves it on. */
  &:focus-visible { outline: none; }
  animation: bip-modal-in var(--motion) ease-out;
  @keyframes bip-modal-in { from { opacity: 0; translate: 0 6px; } }
  @keyframes bip-drawer-right { from { translate: 24px 0; opacity: 0; } }
  @keyframes bip-drawer-left { from { translate: -24px 0; opacity: 0; } }

  @keyframes bip-drawer-top { from { translate: 0 -24px; opacity: 0; } }
  @keyframes bip-drawer-bottom { from { translate: 0 24px; opacity: 0; } }

  &[data-size='full'] { inline-size: 100%; block-size: 100%; translate: none; }
  [data-side] > & { border-radius: 0; }
  [data-side='right'] > &, [data-side='left'] > & { max-inline-size: calc(100vw - 32px); border-block: 0; }
  [data-side='right'] > & { animation-name: bip-drawer-right; border-right: 0; }
  [data-side='left'] > & { animation-name: bip-drawer-left; border-left: 0; }
  [data-side='top'] > &, [data-side='bottom'] > & {
    inline-size: 100%;
    block-size: var(--modal-own-height, var(--modal-width));
    max-block-size: calc(100vh - 32px);
    border-inline: 0;
  }
  [data-side='top'] > & { animation-name: bip-drawer-top; border-top: 0; }
  [data-side='bottom'] > & { animation-name: bip-drawer-bottom; border-bottom: 0; }
`

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding: 12px 12px 12px 20px;
  border-bottom: 1px solid var(--line);
  &[data-movable] { cursor: move; touch-action: none; user-select: none; }
  &[data-movable]:focus-visible { outline-offset: -3px; border-radius: 9px 9px 0 0; }
`

/** The title and what belongs beside it; the close button stays at the end. */
export const Lead = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-width: 0;
  min-height: 32px;
`

export const Title = styled.h2`
  min-width: 0;
  font-size: 16px;
  font-weight: 650;
  line-height: 24px;
  overflow-wrap: anywhere;
`

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 16px 20px 20px;
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible { outline-offset: -2px; }
  &[data-flush] { padding: 0; }
`

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 20px;
  border-top: 1px solid var(--line);
`

/** An edge of a dialog for the pointer; the keyboard has the corner. */
export const Edge = styled.div`
  position: absolute;
  touch-action: none;
  &[data-side='end'] { inset-block: 0; inset-inline-end: 0; inline-size: 6px; cursor: ew-resize; }
  &[data-side='bottom'] { inset-inline: 0; inset-block-end: 0; block-size: 6px; cursor: ns-resize; }
`

export const Corner = styled.button`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  inline-size: 16px;
  block-size: 16px;
  padding: 0;
  border: 0;
  border-end-end-radius: 9px;
  background:
    linear-gradient(135deg, transparent 50%, var(--line-field) 50% 56%, transparent 56% 68%, var(--line-field) 68% 74%, transparent 74%);
  cursor: nwse-resize;
  touch-action: none;
  &:focus-visible { outline-offset: -2px; }
`

/** The inner edge of a drawer: a line that shows under the pointer and in focus. */
export const Grip = styled.div`
  position: absolute;
  z-index: 1;
  touch-action: none;
  &::after { content: ''; position: absolute; background: var(--accent); opacity: 0; transition: opacity var(--motion); }
  &:hover::after, &:focus-visible::after, &:active::after { opacity: 1; }
  &:focus-visible { outline: none; }
  &[aria-orientation='vertical'] { inset-block: 0; inline-size: 8px; cursor: ew-resize; }
  &[aria-orientation='vertical']::after { inset-block: 0; inline-size: 3px; }
  &[aria-orientation='horizontal'] { inset-inline: 0; block-size: 8px; cursor: ns-resize; }
  &[aria-orientation='horizontal']::after { inset-inline: 0; block-size: 3px; }
  &[data-edge='left'], &[data-edge='left']::after { left: 0; }
  &[data-edge='right'], &[data-edge='right']::after { right: 0; }
  &[data-edge='top'], &[data-edge='top']::after { top: 0; }
  &[data-edge='bottom'], &[data-edge='bottom']::after { bottom: 0; }
  @media (forced-colors: active) { &::after { background: Highlight; } }
`
