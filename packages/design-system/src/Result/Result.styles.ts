import { styled } from 'styled-components'

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-height: min(420px, 70vh);
  padding: 48px 24px;
  text-align: center;
  overflow-wrap: anywhere;
`

export const Figure = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  margin-bottom: 8px;
  color: var(--text-faint);
  font-size: 44px;
  font-weight: 300;
  line-height: 56px;
  letter-spacing: 2px;
`

export const Title = styled.h1`
  font-size: 20px;
  font-weight: 650;
  line-height: 28px;
`

export const Description = styled.p`
  max-width: 52ch;
  color: var(--text-muted);
  text-wrap: pretty;
`

export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 16px;
`
