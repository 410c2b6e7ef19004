import { styled } from 'styled-components'

export const Layout = styled.div`
  display: grid;
  grid-template-columns: 260px minmax(0, 1fr);
  gap: 16px;
  flex: 1;
  min-height: 0;
  padding-bottom: 20px;

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 220px minmax(0, 1fr);
  }
`

export const Side = styled.section`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-height: 0;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;

  & > h1 {
    margin: 0;
    font-size: 15px;
    font-weight: 600;
  }
`

/** What scrolls within the side. */
export const SideList = styled.div`
  min-height: 0;
  margin: 0 -12px -12px;
  overflow: auto;
`
