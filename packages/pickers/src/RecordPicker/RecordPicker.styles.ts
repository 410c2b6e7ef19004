import { styled } from 'styled-components'

export const Body = styled.div`
  display: flex;
  block-size: 100%;
  min-block-size: 0;
  @media (max-width: 767px) { flex-direction: column; }
`

/** What narrows the records, beside them: a tree of departments. */
export const Side = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: 240px;
  gap: 8px;
  min-block-size: 0;
  padding: 4px 12px 12px;
  overflow: auto;
  border-inline-end: 1px solid var(--line);
  /* On a phone it stands above them, and leaves them the larger part. */
  @media (max-width: 767px) {
    flex: none;
    inline-size: auto;
    max-block-size: 34%;
    padding-block-end: 4px;
    border-inline-end: 0;
    border-block-end: 1px solid var(--line);
  }
`

export const Main = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 10px 16px;
  /* What is searched is said in the field, and has room to be read. */
  & > :first-child { inline-size: min(280px, 100%); }
`

export const ChosenBar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  max-block-size: 96px;
  overflow: auto;
  padding: 6px 16px;
  border-block: 1px solid var(--line);
  color: var(--text-quiet);
  font-size: 13px;
`

export const TableRoom = styled.div`
  display: flex;
  flex: 1;
  min-block-size: 160px;
`

export const Paging = styled.div`
  padding: 4px 12px;
  border-block-start: 1px solid var(--line);
`

export const CodesBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: 8px;
  padding: 0 16px 10px;
  & > :first-child { inline-size: 100%; }
`
