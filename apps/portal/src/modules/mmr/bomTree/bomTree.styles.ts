import { styled } from 'styled-components'

/** What stands in a row of the tree. */
export const Line = styled.span`
  display: inline-flex;
  gap: 10px;
  align-items: baseline;
  min-inline-size: 0;
  white-space: nowrap;
  max-inline-size: 100%;

  & > * {
    flex-shrink: 0;
  }
`

/** Where a row is short of room the name gives way, not the figures. */
export const Name = styled.span`
  && {
    flex-shrink: 1;
  }

  min-inline-size: 48px;
  overflow: hidden;
  text-overflow: ellipsis;
`

export const Quiet = styled.span`
  color: var(--text-muted);
  font-size: 12px;
`

/** The tree takes what the head leaves. */
export const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  min-block-size: 0;
  min-inline-size: 0;
`
