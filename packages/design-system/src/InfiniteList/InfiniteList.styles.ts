import { styled } from 'styled-components'

export const Scroller = styled.div`
  position: relative;
  min-width: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  color: var(--text);

  &:focus-visible {
    outline-offset: -2px;
  }
`

export const Space = styled.div`
  position: relative;
`

export const Item = styled.div`
  position: absolute;
  inset: 0 0 auto;

  &:focus-visible {
    outline-offset: -2px;
  }

  [data-dividers] > * > & {
    border-bottom: 1px solid var(--line);
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  padding: 8px 16px;
  color: var(--text-muted);
  font-size: 13px;

  &[data-tone='danger'] {
    color: var(--danger);
  }
`
