import { styled } from 'styled-components'

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding-bottom: 24px;
`

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: 12px 16px;
  align-items: start;
  padding-top: 12px;
`

export const Group = styled.section`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding-top: 16px;

  & > h2 {
    margin: 0;
    font-size: 14px;
    font-weight: 600;
  }
`

export const Note = styled.p`
  margin: 0;
  font-size: 12px;
  color: var(--text-muted);
`

/** What is written of one thing, and the button that takes it away. */
export const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
  padding-bottom: 12px;
  border-bottom: 1px solid var(--line);

  & > :last-child {
    margin-top: 34px;
  }
`

/** Wider than a phone: the table scrolls within itself. */
export const Scroller = styled.div`
  overflow-x: auto;
  margin-top: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
`

export const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 13px;

  & th {
    padding: 8px 6px;
    font-weight: 500;
    text-align: start;
    white-space: nowrap;
    color: var(--text-muted);
    background: var(--sunken);
  }

  & td {
    padding: 4px 6px;
    border-top: 1px solid var(--line);
    vertical-align: middle;
  }

  & td[data-wide] {
    min-width: 130px;
  }

  & td[data-tools] {
    white-space: nowrap;
  }
`

export const Findings = styled.ul`
  margin: 0;
  padding-inline-start: 18px;
  font-size: 13px;
`

export const Live = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  margin-top: 12px;
  padding: 12px;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-large);
  block-size: 560px;
  overflow: auto;
`

export const Files = styled.div`
  display: grid;
  grid-template-columns: minmax(220px, 340px) minmax(0, 1fr);
  gap: 12px;
  padding-top: 12px;

  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li > button {
    display: flex;
    gap: 8px;
    width: 100%;
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

  & li > button > :first-child {
    flex: none;
    align-self: flex-start;
  }

  & li > button:hover,
  & li > button[aria-pressed='true'] {
    background: var(--sunken);
  }

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
