import { styled } from 'styled-components'
import { noticeBody, noticeCard, noticeSide, noticeTitle } from '../foundations/overlay/notice.styles.ts'
import { layers } from '../foundations/tokens.ts'

export const Region = styled.div`
  position: fixed;
  z-index: ${layers.toast};
  /* Above the foot of forms and the pager, in the middle: no page has anything to press there. */
  inset-block-end: 72px;
  inset-inline-start: 50%;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  inline-size: min(440px, calc(100vw - 32px));
  transform: translateX(-50%);
  pointer-events: none;
`

export const Root = styled.div`
  ${noticeCard}
  max-inline-size: 100%;
  padding: 8px 8px 8px 14px;
  overflow: hidden;
`

export const Body = styled.div`
  ${noticeBody}
  & > [data-variant='quiet'] { margin-inline-start: -10px; }
`

export const Title = styled.div`
  ${noticeTitle}
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
  ${noticeSide}
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;
`
