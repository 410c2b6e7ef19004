import styled from 'styled-components'

export const Page = styled.section`
  container: detail / inline-size;
  display: flex;
  flex-direction: column;
  gap: 16px;
  inline-size: 100%;
`

/** What was said and done stands beside the record where there is room, below it elsewhere. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;
  @container detail (min-width: 1280px) {
    &[data-aside] { grid-template-columns: minmax(0, 1fr) 320px; }
  }
`

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-inline-size: 0;
`

export const Aside = styled(Main)`
  &:empty { display: none; }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  /* One row at the bottom of a phone, as wide as it. */
  @media (max-width: 600px) { flex: 1; flex-wrap: nowrap; min-inline-size: 0; }
`

export const By = styled.p`
  margin: 0;
  color: var(--text-faint);
  font-size: 12px;
  line-height: 18px;
`
