import { styled } from 'styled-components'
import { layers } from '../foundations/tokens.ts'
import { toneVariables } from '../foundations/tone.styles.ts'

export const Region = styled.div`
  position: fixed;
  z-index: ${layers.toast};
  inset-block-start: 56px;
  inset-inline-end: 16px;
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: 8px;
  inline-size: min(380px, calc(100vw - 32px));
  pointer-events: none;
`

export const Root = styled.div`
  ${toneVariables}
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 10px;
  max-inline-size: 100%;
  padding: 8px 8px 8px 14px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  box-shadow: var(--shadow-float);
  font-size: 13px;
  line-height: 20px;
  pointer-events: auto;
  animation: bip-toast-in var(--motion) ease-out;
  @keyframes bip-toast-in { from { opacity: 0; translate: 12px 0; } }
  & > svg { margin-top: 5px; color: var(--tone); }
`

export const Body = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 3px;
  overflow-wrap: anywhere;
  & > [data-variant='quiet'] { margin-inline-start: -10px; }
`

export const Title = styled.div`
  font-weight: 550;
`

export const Details = styled.pre`
  max-height: 160px;
  margin: 6px 0 0;
  padding: 8px 10px;
  overflow: auto;
  border-radius: var(--radius-small);
  background: var(--sunken);
  color: var(--text-muted);
  font: 12px/18px var(--mono);
  white-space: pre-wrap;
`

export const Side = styled.div`
  position: relative;
  z-index: 1;
`
