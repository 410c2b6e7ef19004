import { css } from 'styled-components'
import { toneVariables } from '../tone.styles.ts'

/** What comes into a corner of the page by itself: a card in its tone that slides in from the edge. */
export const noticeCard = css`
  ${toneVariables}
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 10px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  box-shadow: var(--shadow-float);
  font-size: 13px;
  line-height: 20px;
  pointer-events: auto;
  animation: bip-notice-in var(--motion) ease-out;
  @keyframes bip-notice-in { from { opacity: 0; translate: 12px 0; } }
  & > svg { margin-top: 5px; color: var(--tone); }
`

/** The words of a notice. */
export const noticeBody = css`
  flex: 1;
  min-width: 0;
  padding-block: 3px;
  overflow-wrap: anywhere;
`

export const noticeTitle = css`
  font-weight: 550;
`

/** Its buttons, which lie above what can be pressed as a whole. */
export const noticeSide = css`
  position: relative;
  z-index: 1;
`
