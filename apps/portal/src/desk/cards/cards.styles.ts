import { toneVariables } from '@bip/design-system'
import { styled } from 'styled-components'

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  min-width: 0;

  & > span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

export const Bars = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(72px, 30%) minmax(0, 1fr) max-content;
    gap: 12px;
    align-items: center;
  }

  & > li > span {
    font-variant-numeric: tabular-nums;
  }
`

export const Bar = styled.div`
  block-size: 10px;
  overflow: hidden;
  border-radius: 5px;
  background: var(--sunken);
`

export const Fill = styled.div`
  ${toneVariables}
  block-size: 100%;
  border-radius: 5px;
  background: var(--tone);

  @media (forced-colors: active) {
    background: CanvasText;
  }
`
