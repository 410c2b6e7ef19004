import { styled } from 'styled-components'
import { noticeBody, noticeCard, noticeSide, noticeTitle } from '../foundations/overlay/notice.styles.ts'
import { layers } from '../foundations/tokens.ts'

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
`
