import { styled } from 'styled-components'

export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: auto;
`

export const Search = styled.div`
  width: 280px;
  max-width: 100%;
  margin-bottom: 10px;
`

/** The resources, and below them what belongs to none. */
export const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;

  & > :first-child {
    flex: none;
    margin-bottom: 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
  }
`

export const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  padding-block: 4px;
  white-space: normal;
`

export const SaveBar = styled.footer`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
  padding-top: 12px;
`

export const Centre = styled.span`
  display: inline-flex;
`

export const Gap = styled.div`
  height: 16px;
  flex: none;
`
