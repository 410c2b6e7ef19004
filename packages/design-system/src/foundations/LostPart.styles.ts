import { styled } from 'styled-components'
import { textButton } from './textButton.styles.ts'
import { layers } from './tokens.ts'

/** At the bottom of the window, wherever the part would have been. */
export const Bar = styled.div`
  position: fixed;
  inset: auto 16px 16px;
  z-index: ${layers.toast};
  inline-size: fit-content;
  margin-inline: auto;
  padding: 8px 16px;
  border: 1px solid var(--warning);
  border-radius: var(--radius-large);
  background: var(--surface);
  box-shadow: var(--shadow-float);
  color: var(--text);
  font-size: 13px;
  line-height: 20px;
  overflow-wrap: anywhere;

  & > button {
    margin-inline-start: 12px;
    ${textButton}
  }
`
