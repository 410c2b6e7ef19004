import { styled } from 'styled-components'

export const Page = styled.section`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  padding-bottom: 20px;
`

export const Subject = styled.span`
  font-weight: 550;
`

export const Moment = styled.time`
  font-variant-numeric: tabular-nums;
`

export const Person = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  & > :last-child { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; }
`
