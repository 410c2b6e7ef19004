import { styled } from 'styled-components'
import { noticeBody, noticeCard, noticeSide, noticeTitle } from '../foundations/overlay/notice.styles.ts'
import { layers } from '../foundations/tokens.ts'

/** At the lower corner above the pager and the foot of forms, where it covers neither the head of a page nor the messages of Toast. */
export const Region = styled.div`
  position: fixed;
  z-index: ${layers.toast};
  inset-block-end: 72px;
  inset-inline-end: 16px;
  display: flex;
  flex-direction: column;
  gap: 8px;
  inline-size: min(360px, calc(100vw - 32px));
  max-block-size: calc(100vh - 144px);
  pointer-events: none;

  /* Without room beside the messages in the middle, notices stand above. */
  @media (max-width: 1199px) {
    inset-block: 56px auto;
  }
`

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-height: 0;
  /* Room for the shadows, which a scroller would cut off. */
  margin: -24px -16px -8px -28px;
  padding: 24px 16px 8px 28px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  list-style: none;
  &:last-child { margin-block-end: -16px; padding-block-end: 16px; }
`

export const Card = styled.li`
  ${noticeCard}
  flex: none;
  padding: 10px 8px 12px 14px;
`

export const Body = styled.div`
  ${noticeBody}
  padding-block-end: 0;
`

export const Title = styled.div`
  ${noticeTitle}
`

/** The whole notice is the target; its buttons lie above. */
export const Press = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: 550;
  text-align: start;
  cursor: pointer;
  &::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius-large); }
  &:hover { color: var(--accent); }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--focus); outline-offset: -2px; }
`

export const Content = styled.div`
  color: var(--text-muted);
`

export const Time = styled.time`
  display: block;
  color: var(--text-faint);
  font-size: 12px;
  line-height: 18px;
`

export const Actions = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`

export const Side = styled.div`
  ${noticeSide}
`

/** Says how many lie behind the ones in sight. */
export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 3px 4px 3px 6px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  box-shadow: var(--shadow-float);
  pointer-events: auto;
`
