import { styled } from 'styled-components'

export const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 8px;
  min-block-size: 0;
  min-inline-size: 0;
  overflow-y: auto;
`

export const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding-block: 12px;
`

export const Buttons = styled.span`
  display: inline-flex;
  gap: 6px;
`

export const Late = styled.b`
  color: var(--danger);
  font-weight: 600;
`
