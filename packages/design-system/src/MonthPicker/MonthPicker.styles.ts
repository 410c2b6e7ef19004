import { styled } from 'styled-components'

export const PeriodRoot = styled.div`
  width: 264px;
  padding: 10px 12px 12px;
`

export const PeriodTable = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 4px;
  table-layout: fixed;

  td {
    padding: 0;
  }

  /* The day of a calendar, as wide as its cell. */
  td > button {
    height: 38px;
    padding-inline: 4px;
  }
`
