import styled from 'styled-components'

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;

  & > [role='status'] {
    flex: 1 1 200px;
    color: var(--text-muted);
    font-size: 12px;
  }
`

export const Problem = styled.p`
  margin: 0 0 8px;
  color: var(--danger);
`
