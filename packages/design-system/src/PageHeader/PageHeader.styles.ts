import { styled } from 'styled-components'
import { layers, phone } from '../foundations/tokens.ts'

export const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 12px;
`

export const Title = styled.h1`
  min-width: 0;
  font-size: 20px;
  font-weight: 650;
  line-height: 28px;
  overflow-wrap: anywhere;
`

export const Note = styled.span`
  color: var(--text-faint);
  font-size: 13px;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
  /* Within reach of the thumb that holds the phone. */
  @media ${phone} {
    position: fixed;
    z-index: ${layers.sticky};
    inset: auto 0 0;
    flex-wrap: nowrap;
    /* What has no room on the right is reached by a swipe. */
    justify-content: safe flex-end;
    padding: 8px 12px;
    overflow-x: auto;
    border-block-start: 1px solid var(--line);
    background: var(--surface);
  }
`
