import { styled } from 'styled-components'

export const Sub = styled.h3`
  margin: 20px 0 8px;
  font-size: 14px;
  font-weight: 600;
`

/** The days of a log's filter: each part of a date is as large as a finger's target has to be. */
export const Days = styled.div`
  [role='spinbutton'] {
    min-inline-size: 24px;
    min-block-size: 24px;
    line-height: 24px;
    text-align: center;
  }
`
