import styled from 'styled-components'

export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(300px, 420px) minmax(0, 1fr);
  gap: 16px;
  min-block-size: min(60vh, 640px);
  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-inline-size: 0;
`

export const Servers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 8px;
  align-items: start;
`

export const Pane = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-block-size: 360px;
`

export const Frame = styled.iframe`
  flex: 1;
  inline-size: 100%;
  min-block-size: 320px;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--sunken);
`

export const Wait = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  pointer-events: none;
`

export const Counted = styled.p`
  margin: 0;
  font-size: 12px;
  color: var(--text-muted);
`
