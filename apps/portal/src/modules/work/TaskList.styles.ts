import { styled } from 'styled-components'

export const Page = styled.section`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  padding-bottom: 20px;
`

export const SearchBox = styled.div`
  width: 320px;
  max-width: 100%;
  margin-bottom: 10px;
`

export const Frame = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`

export const Foot = styled.div`
  padding: 4px 14px;
  border-top: 1px solid var(--line);
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
`
