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

  @media (max-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 8px;
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

export const Padded = styled.div`
  padding: 4px 16px 16px;
`

export const Saying = styled.p`
  margin: 0;
  font-size: var(--font-section);
  line-height: 26px;
`

export const Muted = styled.small`
  display: block;
  color: var(--text-muted);
  font-size: var(--font-table);
`

export const WeatherRow = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
`

export const Degrees = styled.span`
  font-size: 28px;
  font-weight: 600;
  white-space: nowrap;
`
