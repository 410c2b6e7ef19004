import { styled } from 'styled-components'

export const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  min-block-size: 0;
  min-inline-size: 0;
  overflow-y: auto;
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: end;

  & > * {
    flex: 0 1 300px;
  }

  & > button {
    flex: none;
  }
`

export const Plot = styled.div`
  block-size: min(40vh, 340px);
`

export const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 12px;
  align-items: start;

  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Quiet = styled.p`
  margin: 0;
  color: var(--text-muted);
  font-size: 12px;
`
