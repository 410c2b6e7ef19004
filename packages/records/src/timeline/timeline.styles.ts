import styled from 'styled-components'

export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 8px;
  margin-block-end: 16px;
`

export const Day = styled.section`
  & + & {
    margin-block-start: 16px;
  }
`

export const DayName = styled.h3`
  margin: 0 0 8px;
  font-size: 12px;
  font-weight: 600;
  color: var(--text-muted);
`

export const Facts = styled.dl`
  display: grid;
  gap: 2px;
  margin: 0;

  & > div {
    display: flex;
    gap: 6px;
    min-width: 0;
  }

  dt {
    flex: none;
    color: var(--text-muted);
  }

  dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`

export const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-block-start: 12px;
`
