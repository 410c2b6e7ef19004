import { styled } from 'styled-components'

export const Desk = styled.div`
  padding-bottom: 24px;
  display: grid;
  gap: 14px;
`

export const Counts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 14px;

  & a {
    color: inherit;
    text-decoration: none;
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.7fr) minmax(280px, 1fr);
  gap: 14px;
  align-items: start;

  & > div {
    display: grid;
    gap: 14px;
    min-width: 0;
  }

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const QuickRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`

export const Feed = styled.ul`
  list-style: none;
  margin: 0 -8px;
  padding: 0;
`

export const FeedItem = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: 12px;
  width: 100%;
  padding: 7px 8px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: var(--hover);
  }

  &:disabled {
    cursor: default;
  }

  & b {
    font-weight: 550;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & span {
    grid-row: 2;
    color: var(--text-muted);
    font-size: 12px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & time {
    grid-area: 1 / 2 / 3 / 3;
    align-self: center;
    color: var(--text-faint);
    font-size: 12px;
  }
`
