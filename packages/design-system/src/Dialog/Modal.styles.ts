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
`

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: min(var(--modal-width), 100%);
  max-block-size: 100%;
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

  &[data-size='full'] { inline-size: 100%; block-size: 100%; }
  [data-side] > & { max-inline-size: calc(100vw - 32px); border-block: 0; border-radius: 0; }
  [data-side='right'] > & { animation-name: bip-drawer-right; border-right: 0; }
  [data-side='left'] > & { animation-name: bip-drawer-left; border-left: 0; }
`

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding: 12px 12px 12px 20px;
  border-bottom: 1px solid var(--line);
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
