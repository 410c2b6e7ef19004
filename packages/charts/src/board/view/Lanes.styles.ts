import { styled } from 'styled-components'

export const Lanes = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  scrollbar-color: var(--line-strong) transparent;
  scrollbar-width: thin;
`

export const HeadRow = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  display: grid;
  gap: 8px;
  min-width: max-content;
  background: var(--canvas);
`

export const HeadBox = styled.div`
  min-width: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-large) var(--radius-large) 0 0;
  background: var(--sunken);

  &[data-grab='target'] {
    border-color: var(--accent);
  }

  &[data-grab='refusing'] {
    border-color: var(--warning);
  }
`

export const LaneHead = styled.h2`
  position: sticky;
  inset-inline-start: 0;
  width: fit-content;
  font-size: 1em;
  font-weight: 600;
`

export const LaneToggle = styled.button`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  padding: 0 10px 0 4px;
  border: 0;
  border-radius: var(--radius-small);
  background: none;
  font-weight: 600;

  &:hover {
    background: var(--hover);
  }
`

export const LaneCount = styled.small`
  color: var(--text-muted);
  font-size: 0.92em;
  font-weight: 400;
`

export const LaneRow = styled.div`
  display: grid;
  gap: 8px;
  min-width: max-content;
`

export const LaneCell = styled.div`
  min-width: 0;
  padding: 8px;
  background: var(--sunken);
`
