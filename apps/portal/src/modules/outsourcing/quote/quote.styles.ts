import { styled } from 'styled-components'

export const Lines = styled.section`
  display: grid;
  border: 1px solid var(--line);
  border-radius: var(--radius);
`

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(180px, 2fr) 150px 120px minmax(120px, 1fr) 110px;
  gap: 8px 12px;
  align-items: start;
  padding: 12px 16px;
  border-bottom: 1px solid var(--line);

  &[data-total] {
    grid-template-columns: 1fr auto;
    border-bottom: 0;
  }

  @media (max-width: 768px) {
    grid-template-columns: 1fr 1fr;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`

export const Work = styled.div`
  display: grid;
  gap: 4px;
  overflow-wrap: anywhere;
`

export const Requirement = styled.span`
  color: var(--text-muted);
  white-space: pre-line;
`

export const Total = styled.strong`
  align-self: center;
  font-variant-numeric: tabular-nums;
  text-align: end;
`

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 12px 16px;
`

export const Terms = styled.section`
  padding: 12px 16px;
  border-radius: var(--radius);
  background: var(--sunken);

  & p {
    margin: 4px 0 0;
    white-space: pre-line;
  }
`

export const Foot = styled.div`
  display: flex;
  gap: 8px;
  justify-content: flex-end;
`
