import styled from 'styled-components'

export const FramePage = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 10px;
  min-block-size: 0;
  min-inline-size: 0;
`

export const FrameBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  min-inline-size: 0;
`
