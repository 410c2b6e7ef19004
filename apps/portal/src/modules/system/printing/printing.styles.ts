import styled from 'styled-components'

export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: 16px;
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
  grid-column: 1 / -1;
  & > :not(button) { flex: none; inline-size: 116px; }
  & > :not(button):last-child { inline-size: 168px; }
`

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-inline-size: 0;
`

export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
`

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 84px auto;
  gap: 4px;
  align-items: end;
`

export const Quiet = styled.p`
  margin: 0;
  font-size: 13px;
  color: var(--text-muted);
`

export const Table = styled.div`
  overflow: auto;
  max-block-size: 70vh;
  padding: 16px;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--sunken);
`

/** Paper is white in every theme. */
export const Sheet = styled.div`
  position: relative;
  margin: 0 auto;
  background: #ffffff;
  color: #111111;
  box-shadow: 0 1px 4px rgb(0 0 0 / 25%);
`

export const Piece = styled.button`
  position: absolute;
  padding: 0;
  border: 0;
  outline: 1px dashed #9aa4b2;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: move;
  touch-action: none;
  &[data-kind='box'] { outline: 1px solid #111111; }
  &[data-chosen] { outline: 2px solid var(--accent); z-index: 1; }
  &[data-out] { outline-color: #c02626; }
`

export const Handle = styled.span`
  position: absolute;
  inset-inline-end: -6px;
  inset-block-end: -6px;
  inline-size: 12px;
  block-size: 12px;
  border: 2px solid #ffffff;
  border-radius: 50%;
  background: var(--accent);
  cursor: nwse-resize;
  touch-action: none;
`

export const Words = styled.span`
  display: block;
  block-size: 100%;
  overflow: hidden;
  line-height: 1.3;
`

export const Mark = styled.span`
  display: flex;
  block-size: 100%;
  align-items: center;
  justify-content: center;
  gap: 4px;
  overflow: hidden;
  font-size: 11px;
  background: #f1f3f5;
`

export const Cells = styled.span`
  display: flex;
  font-size: 11px;
  overflow: hidden;
  & > span { flex: none; overflow: hidden; border: 1px solid #9aa4b2; padding: 2px; }
`

export const Whole = styled.div`
  grid-column: 1 / -1;
`
