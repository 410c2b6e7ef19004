import styled from 'styled-components'

export const Page = styled.section`
  display: flex;
  flex-direction: column;
  gap: 16px;
  inline-size: 100%;
  max-inline-size: 1840px;
  min-block-size: 100%;
  & > form { flex: 1; --form-foot: var(--canvas); }
`

export const Choices = styled.div`
  display: flex;
  gap: 4px;
`
