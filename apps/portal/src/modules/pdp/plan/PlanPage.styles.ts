import { styled } from 'styled-components'

/** The chart takes what the head leaves. */
export const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 8px;
  min-block-size: 0;
  min-inline-size: 0;
`
