import { styled } from 'styled-components'

export const Entries = styled.form`
  display: grid;
  gap: 14px;
`

export const Next = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 200px;
  gap: 14px;

  @media (max-width: 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  justify-content: flex-end;
`
