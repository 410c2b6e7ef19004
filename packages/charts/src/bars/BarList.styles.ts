import { toneVariables } from '@bip/design-system'
import { styled } from 'styled-components'

export const Root = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 10px;
  margin: 0;
  padding: 0;
  font-size: 13px;
  line-height: 18px;
  list-style: none;
  container-type: inline-size;
`

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(72px, 120px) minmax(0, 1fr) minmax(96px, auto);
  align-items: center;
  gap: 0 12px;

  @container (max-width: 420px) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`

export const Label = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`

export const Bar = styled.span`
  display: flex;
  gap: 1px;
  height: 18px;

  [data-centred] & {
    justify-content: center;
  }
`

export const Part = styled.i`
  ${toneVariables}
  width: var(--share);
  min-width: 2px;
  border-radius: 2px;
  background: var(--tone);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

export const Figure = styled.b`
  font-weight: 600;
  text-align: end;
  white-space: nowrap;
`

export const Note = styled.small`
  grid-column: 2 / -1;
  color: var(--text-muted);
  font-size: 12px;

  [data-centred] & {
    grid-column: 2;
    text-align: center;
  }
`
