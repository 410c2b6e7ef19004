import { styled } from 'styled-components'

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 8px;

  & > :first-child {
    flex: 1 1 240px;
  }
`

export const Note = styled.p`
  margin: 0 0 12px;
  color: var(--text-muted);
  font-size: 12px;
  line-height: 18px;
`

/** As high with one request as with a hundred, so that typing does not move what is below. */
export const Requests = styled.div`
  height: min(56vh, 560px);
  overflow: auto;
`

export const Address = styled.span`
  overflow-wrap: anywhere;
  font-family: var(--mono);
  font-size: 12px;
`
