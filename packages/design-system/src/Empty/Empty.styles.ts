import { styled } from 'styled-components'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 4px;
  padding: 40px 24px;
  color: var(--text-muted);
  text-align: center;
  overflow-wrap: anywhere;
  &[data-size='small'] { padding: 16px; }
`

export const Picture = styled.div`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  margin-bottom: 8px;
  border: 1px dashed var(--line-strong);
  border-radius: 12px;
  color: var(--text-faint);
  [data-size='small'] > & { display: none; }
`

export const Title = styled.p`
  color: var(--text);
  font-weight: 600;
`

export const Description = styled.p`
  max-width: 44ch;
  font-size: 13px;
  text-wrap: pretty;
`

export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 12px;
`
