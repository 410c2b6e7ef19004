import { styled } from 'styled-components'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(280px, 400px) minmax(0, 1fr);
  gap: 16px;
  align-items: start;

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`

export const Calls = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & button {
    display: grid;
    grid-template-columns: 52px minmax(0, 1fr);
    gap: 2px 8px;
    width: 100%;
    min-height: 40px;
    padding: 6px 8px;
    border: 0;
    border-radius: var(--radius);
    background: none;
    color: inherit;
    font: inherit;
    font-size: 13px;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & button:hover,
  & button[aria-current='true'] {
    background: var(--sunken);
  }

  & button:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }

  & code {
    grid-column: 2;
    font-size: 12px;
    color: var(--text-muted);
  }
`

export const Method = styled.span`
  font-family: var(--mono);
  font-size: 12px;
  font-weight: 600;
  color: var(--info);

  &[data-method='POST'] {
    color: var(--success);
  }

  &[data-method='DELETE'] {
    color: var(--danger);
  }
`

export const Address = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  font-size: 14px;
  overflow-wrap: anywhere;
`

export const Name = styled.td`
  white-space: nowrap;

  & > code {
    padding-inline-start: calc(var(--depth, 0) * 16px);
  }
`
